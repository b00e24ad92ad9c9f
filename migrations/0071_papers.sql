CREATE TABLE "paper_lists" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "paper_lists_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"area" "service_area" NOT NULL,
	"name_en" text NOT NULL,
	"name_ar" text NOT NULL,
	"papers" jsonb NOT NULL,
	"is_reviewed" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "paper_lists_area" UNIQUE("area")
);
--> statement-breakpoint
ALTER TABLE "document_requests" ADD COLUMN "paper" jsonb;--> statement-breakpoint
ALTER TABLE "document_requests" ADD COLUMN "refusal" text;--> statement-breakpoint
ALTER TABLE "document_requests" ADD COLUMN "accepted_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "document_requests_paper" ON "document_requests" USING btree ("consultation_id",("paper" ->> 'id')) WHERE "document_requests"."paper" is not null and "document_requests"."state" <> 'withdrawn';--> statement-breakpoint
-- The lists of a new firm. The partner reviews them (docs/legal-review.md).
INSERT INTO "paper_lists" ("area", "name_en", "name_ar", "papers") VALUES
('corporate', 'Companies and their partners', 'الشركات والشركاء', '[
  {"id": "commercial-register", "titleEn": "Commercial register entry", "titleAr": "السجل التجاري", "whyEn": "It shows the legal form, the activity and who manages the company.", "whyAr": "يبيّن الشكل النظامي والنشاط ومن يدير المنشأة.", "isRequired": true, "days": 3},
  {"id": "articles", "titleEn": "Articles of association with all amendments", "titleAr": "عقد التأسيس أو النظام الأساس وجميع تعديلاته", "whyEn": "We check the rights of the partners and the powers of the management in it.", "whyAr": "نراجع فيه حقوق الشركاء وصلاحيات الإدارة.", "isRequired": true, "days": 3},
  {"id": "partners", "titleEn": "Names and shares of the partners", "titleAr": "بيان الشركاء وحصصهم", "whyEn": "It shows who decides and with which majority.", "whyAr": "يبيّن من له حق التصويت والأغلبية المطلوبة.", "isRequired": true, "days": 3},
  {"id": "signing-authority", "titleEn": "Document that shows who may sign", "titleAr": "ما يثبت صلاحية التوقيع", "whyEn": "A contract or a resolution binds only if its signatory was authorized.", "whyAr": "للتحقق من صلاحية من وقّع أو سيوقّع عن المنشأة.", "isRequired": true, "days": 5},
  {"id": "resolutions", "titleEn": "Resolutions of the partners", "titleAr": "قرارات الشركاء", "whyEn": "They show what has been decided on this subject.", "whyAr": "تبيّن ما صدر من قرارات في هذا الموضوع.", "isRequired": false, "days": 5},
  {"id": "licenses", "titleEn": "Licenses of the activity", "titleAr": "تراخيص النشاط", "whyEn": "Some activities require an approval before a change.", "whyAr": "قد يتطلب النشاط موافقة قبل أي تعديل.", "isRequired": false, "days": 10},
  {"id": "financial-statements", "titleEn": "Latest financial statements", "titleAr": "آخر قوائم مالية", "whyEn": "We need them if the matter concerns capital, profit or the exit of a partner.", "whyAr": "نحتاج إليها إذا تعلق الموضوع برأس المال أو الأرباح أو خروج شريك.", "isRequired": false, "days": 10}
]'),
('litigation', 'Disputes before courts and arbitrators', 'المنازعات أمام المحاكم وهيئات التحكيم', '[
  {"id": "court-papers", "titleEn": "Court notices, claims and earlier judgments", "titleAr": "التبليغات وصحف الدعوى والأحكام السابقة", "whyEn": "They show the stage of the case and the dates that it sets.", "whyAr": "تبيّن مرحلة الدعوى والمواعيد المحددة فيها.", "isRequired": true, "days": 1},
  {"id": "disputed-contract", "titleEn": "Contract or document in dispute", "titleAr": "العقد أو السند محل النزاع", "whyEn": "The rights of both sides rest on it.", "whyAr": "تستند إليه حقوق الطرفين.", "isRequired": true, "days": 3},
  {"id": "account-of-events", "titleEn": "Short account of the events with their dates", "titleAr": "عرض موجز للوقائع بتواريخها", "whyEn": "Your own words help us to put the documents in order.", "whyAr": "يساعدنا على ترتيب المستندات وفهم تسلسل الوقائع.", "isRequired": true, "days": 5},
  {"id": "correspondence", "titleEn": "Letters and messages about the matter", "titleAr": "المراسلات المتعلقة بالموضوع", "whyEn": "They show what each side demanded, promised or refused, and when.", "whyAr": "تبيّن ما طلبه كل طرف أو التزم به أو رفضه وتاريخ ذلك.", "isRequired": true, "days": 5},
  {"id": "payment-proofs", "titleEn": "Proofs of payment", "titleAr": "إثباتات السداد", "whyEn": "They show which amounts were paid and which remain due.", "whyAr": "تبيّن ما سُدد من المبالغ وما بقي منها.", "isRequired": false, "days": 5},
  {"id": "power-of-attorney", "titleEn": "Power of attorney", "titleAr": "الوكالة", "whyEn": "We need it to act for you before authorities and courts.", "whyAr": "نحتاج إليها لتمثيلك أمام الجهات والمحاكم.", "isRequired": false, "days": 5},
  {"id": "commercial-register", "titleEn": "Commercial register entry", "titleAr": "السجل التجاري", "whyEn": "It shows the legal form, the activity and who manages the company.", "whyAr": "يبيّن الشكل النظامي والنشاط ومن يدير المنشأة.", "isRequired": false, "days": 5}
]'),
('intellectual-property', 'Trademarks and other intellectual property', 'العلامات التجارية وسائر حقوق الملكية الفكرية', '[
  {"id": "protected-work", "titleEn": "The mark, design or work as you use it", "titleAr": "العلامة أو التصميم أو المصنَّف كما يُستخدم", "whyEn": "We search for earlier rights that are similar to it.", "whyAr": "نبحث عن الحقوق السابقة المشابهة له.", "isRequired": true, "days": 3},
  {"id": "goods-and-services", "titleEn": "List of the goods and services", "titleAr": "قائمة السلع والخدمات", "whyEn": "The classes of the application depend on it.", "whyAr": "تُحدَّد على أساسها فئات الطلب.", "isRequired": true, "days": 3},
  {"id": "commercial-register", "titleEn": "Commercial register entry", "titleAr": "السجل التجاري", "whyEn": "It shows the legal form, the activity and who manages the company.", "whyAr": "يبيّن الشكل النظامي والنشاط ومن يدير المنشأة.", "isRequired": true, "days": 5},
  {"id": "certificates", "titleEn": "Certificates of earlier registrations", "titleAr": "شهادات التسجيل السابقة", "whyEn": "They show what is protected, where and until when.", "whyAr": "تبيّن ما هو محمي ومكان الحماية ومدتها.", "isRequired": false, "days": 5},
  {"id": "evidence-of-use", "titleEn": "Evidence of use", "titleAr": "ما يثبت الاستخدام", "whyEn": "Invoices and advertisements show since when you have used it.", "whyAr": "تبيّن الفواتير والإعلانات تاريخ بدء الاستخدام.", "isRequired": false, "days": 10},
  {"id": "power-of-attorney", "titleEn": "Power of attorney", "titleAr": "الوكالة", "whyEn": "We need it to act for you before authorities and courts.", "whyAr": "نحتاج إليها لتمثيلك أمام الجهات والمحاكم.", "isRequired": false, "days": 5}
]'),
('real-estate', 'Purchase, lease and ownership of property', 'بيع العقار وإيجاره وملكيته', '[
  {"id": "title-deed", "titleEn": "Title deed, all pages", "titleAr": "صك الملكية كاملًا", "whyEn": "We check the owner, the boundaries and any restriction in it.", "whyAr": "نتحقق فيه من المالك والحدود وأي قيد على العقار.", "isRequired": true, "days": 3},
  {"id": "sale-or-lease", "titleEn": "Contract of sale or lease, or its draft", "titleAr": "عقد البيع أو الإيجار أو مسودته", "whyEn": "It shows what was agreed on price, delivery and duration.", "whyAr": "يبيّن ما اتُفق عليه من ثمن وتسليم ومدة.", "isRequired": true, "days": 3},
  {"id": "payment-proofs", "titleEn": "Proofs of payment", "titleAr": "إثباتات السداد", "whyEn": "They show which amounts were paid and which remain due.", "whyAr": "تبيّن ما سُدد من المبالغ وما بقي منها.", "isRequired": false, "days": 5},
  {"id": "site-plan", "titleEn": "Site plan or survey", "titleAr": "المخطط أو الرفع المساحي", "whyEn": "It shows whether the property matches its deed.", "whyAr": "يبيّن مطابقة العقار لصكه.", "isRequired": false, "days": 10},
  {"id": "building-permit", "titleEn": "Building permit", "titleAr": "رخصة البناء", "whyEn": "We need it if a building stands on the land.", "whyAr": "نحتاج إليها إذا كان على الأرض بناء.", "isRequired": false, "days": 10},
  {"id": "mortgage", "titleEn": "Mortgage or financing contract", "titleAr": "عقد الرهن أو التمويل", "whyEn": "It shows whether the lender must agree first.", "whyAr": "يبيّن ما إذا كانت موافقة جهة التمويل لازمة.", "isRequired": false, "days": 5},
  {"id": "power-of-attorney", "titleEn": "Power of attorney", "titleAr": "الوكالة", "whyEn": "We need it to act for you before authorities and courts.", "whyAr": "نحتاج إليها لتمثيلك أمام الجهات والمحاكم.", "isRequired": false, "days": 5}
]'),
('employment', 'Employment', 'المنازعات العمالية', '[
  {"id": "employment-contract", "titleEn": "Employment contract", "titleAr": "عقد العمل", "whyEn": "It shows the wage, the duties and the duration.", "whyAr": "يبيّن الأجر والمهام ومدة العقد.", "isRequired": true, "days": 3},
  {"id": "wages", "titleEn": "Pay slips or bank statement of the wages", "titleAr": "كشوف الأجور أو كشف الحساب البنكي", "whyEn": "They show which wages were paid and when.", "whyAr": "تبيّن الأجور المدفوعة وتواريخ دفعها.", "isRequired": true, "days": 3},
  {"id": "end-of-work", "titleEn": "Letter of termination or resignation", "titleAr": "خطاب إنهاء العقد أو الاستقالة", "whyEn": "It shows how and when the work ended, if it has ended.", "whyAr": "يبيّن كيفية انتهاء العمل وتاريخه إن كان قد انتهى.", "isRequired": true, "days": 3},
  {"id": "insurance-record", "titleEn": "Record of the social insurance", "titleAr": "سجل الاشتراك في التأمينات الاجتماعية", "whyEn": "It shows the registered wage and since when it was registered.", "whyAr": "يبيّن الأجر المسجل وتاريخ بدء الاشتراك.", "isRequired": true, "days": 5},
  {"id": "correspondence", "titleEn": "Letters and messages about the matter", "titleAr": "المراسلات المتعلقة بالموضوع", "whyEn": "They show what each side demanded, promised or refused, and when.", "whyAr": "تبيّن ما طلبه كل طرف أو التزم به أو رفضه وتاريخ ذلك.", "isRequired": false, "days": 5},
  {"id": "leave-record", "titleEn": "Record of leave and overtime", "titleAr": "سجل الإجازات والعمل الإضافي", "whyEn": "It shows leave and hours that may still have to be paid.", "whyAr": "يبيّن ما قد يُستحق من رصيد الإجازات وساعات العمل الإضافي.", "isRequired": false, "days": 5},
  {"id": "settlement-record", "titleEn": "Record of the friendly settlement", "titleAr": "محضر التسوية الودية", "whyEn": "We need it if a settlement was already requested.", "whyAr": "نحتاج إليه إذا سبق تقديم طلب تسوية.", "isRequired": false, "days": 5},
  {"id": "power-of-attorney", "titleEn": "Power of attorney", "titleAr": "الوكالة", "whyEn": "We need it to act for you before authorities and courts.", "whyAr": "نحتاج إليها لتمثيلك أمام الجهات والمحاكم.", "isRequired": false, "days": 5}
]'),
('contract', 'Drafting and review of contracts', 'صياغة العقود ومراجعتها', '[
  {"id": "contract-text", "titleEn": "The contract or its latest draft", "titleAr": "العقد أو آخر مسودة له", "whyEn": "We review this text and propose changes to it.", "whyAr": "نراجع هذا النص ونقترح تعديله.", "isRequired": true, "days": 2},
  {"id": "annexes", "titleEn": "Annexes, specifications and prices", "titleAr": "الملاحق والمواصفات والأسعار", "whyEn": "Many disputes arise from what the annexes leave open.", "whyAr": "كثير من الخلافات منشؤها ما لم تحدده الملاحق.", "isRequired": true, "days": 3},
  {"id": "agreed-terms", "titleEn": "Notes on what the parties have agreed", "titleAr": "ملاحظات عما اتفق عليه الطرفان", "whyEn": "They show what the text has to say in the end.", "whyAr": "تبيّن ما يجب أن ينص عليه العقد.", "isRequired": true, "days": 3},
  {"id": "correspondence", "titleEn": "Letters and messages about the matter", "titleAr": "المراسلات المتعلقة بالموضوع", "whyEn": "They show what each side demanded, promised or refused, and when.", "whyAr": "تبيّن ما طلبه كل طرف أو التزم به أو رفضه وتاريخ ذلك.", "isRequired": false, "days": 5},
  {"id": "commercial-register", "titleEn": "Commercial register entry", "titleAr": "السجل التجاري", "whyEn": "It shows the legal form, the activity and who manages the company.", "whyAr": "يبيّن الشكل النظامي والنشاط ومن يدير المنشأة.", "isRequired": false, "days": 5},
  {"id": "signing-authority", "titleEn": "Document that shows who may sign", "titleAr": "ما يثبت صلاحية التوقيع", "whyEn": "A contract or a resolution binds only if its signatory was authorized.", "whyAr": "للتحقق من صلاحية من وقّع أو سيوقّع عن المنشأة.", "isRequired": false, "days": 5}
]');
