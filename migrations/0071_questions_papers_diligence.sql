CREATE TYPE "public"."question_version_state" AS ENUM('draft', 'published');--> statement-breakpoint
CREATE TABLE "identity_records" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "identity_records_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer,
	"guest_id" integer,
	"party_id" integer,
	"name" text NOT NULL,
	"document_kind" text,
	"note" text,
	"seen_at" timestamp (3) with time zone,
	"seen_by_id" integer,
	"sighting" text,
	"sealed_number" text,
	"number_hash" text,
	"country" text DEFAULT '' NOT NULL,
	"valid_until" date,
	"birth_date" date,
	"capacity" text,
	"sealed_power" text,
	"sealed_registration" text,
	"registration_hash" text,
	"registration_until" date,
	"owners" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"source" text DEFAULT '' NOT NULL,
	"copy_document_id" integer,
	"risk_level" text,
	"risk_reasons" text[] DEFAULT '{}' NOT NULL,
	"risk_note" text DEFAULT '' NOT NULL,
	"risk_set_at" timestamp (3) with time zone,
	"risk_set_by_id" integer,
	"review_on" date,
	"last_request_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "identity_records_subject" CHECK (num_nonnulls("identity_records"."user_id", "identity_records"."guest_id", "identity_records"."party_id") <= 1)
);
--> statement-breakpoint
CREATE TABLE "list_hits" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "list_hits_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"list_kind" text NOT NULL,
	"entry_id" integer,
	"user_id" integer,
	"guest_id" integer,
	"party_id" integer,
	"listed_name" text NOT NULL,
	"found_name" text NOT NULL,
	"likeness" real NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"decided_by_id" integer,
	"decided_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listed_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "listed_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"list_id" integer NOT NULL,
	"fingerprint" text NOT NULL,
	"births" text[] DEFAULT '{}' NOT NULL,
	"compared_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "listed_names" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "listed_names_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"entry_id" integer NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "name_lists" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "name_lists_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"file_name" text DEFAULT '' NOT NULL,
	"entries" integer DEFAULT 0 NOT NULL,
	"uploaded_by_id" integer,
	"uploaded_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "name_lists_kind_unique" UNIQUE("kind")
);
--> statement-breakpoint
CREATE TABLE "uncompared_names" (
	"known_name_id" integer PRIMARY KEY NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "question_answers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "question_answers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"consultation_id" integer NOT NULL,
	"version_id" integer NOT NULL,
	"answers" jsonb NOT NULL,
	"cautions" text[] DEFAULT '{}' NOT NULL,
	"recorded_by_id" integer,
	"is_by_office" boolean DEFAULT false NOT NULL,
	"read_at" timestamp (3) with time zone,
	"read_by_id" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "question_forms" (
	"consultation_id" integer PRIMARY KEY NOT NULL,
	"version_id" integer,
	"requested_at" timestamp (3) with time zone,
	"requested_by_id" integer,
	"draft" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "question_versions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "question_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"area" "service_area" NOT NULL,
	"number" integer NOT NULL,
	"state" "question_version_state" DEFAULT 'draft' NOT NULL,
	"content" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"reviewed_at" timestamp (3) with time zone,
	"reviewed_by_id" integer,
	"published_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "question_versions_number" UNIQUE("area","number")
);
--> statement-breakpoint
ALTER TABLE "document_requests" ADD COLUMN "paper" jsonb;--> statement-breakpoint
ALTER TABLE "document_requests" ADD COLUMN "refusal" text;--> statement-breakpoint
ALTER TABLE "document_requests" ADD COLUMN "accepted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "identity_records" ADD CONSTRAINT "identity_records_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_records" ADD CONSTRAINT "identity_records_guest_id_guests_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."guests"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_records" ADD CONSTRAINT "identity_records_party_id_consultation_parties_id_fk" FOREIGN KEY ("party_id") REFERENCES "public"."consultation_parties"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_records" ADD CONSTRAINT "identity_records_seen_by_id_users_id_fk" FOREIGN KEY ("seen_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_records" ADD CONSTRAINT "identity_records_copy_document_id_documents_id_fk" FOREIGN KEY ("copy_document_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_records" ADD CONSTRAINT "identity_records_risk_set_by_id_users_id_fk" FOREIGN KEY ("risk_set_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_hits" ADD CONSTRAINT "list_hits_entry_id_listed_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."listed_entries"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_hits" ADD CONSTRAINT "list_hits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_hits" ADD CONSTRAINT "list_hits_guest_id_guests_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."guests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_hits" ADD CONSTRAINT "list_hits_party_id_consultation_parties_id_fk" FOREIGN KEY ("party_id") REFERENCES "public"."consultation_parties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_hits" ADD CONSTRAINT "list_hits_decided_by_id_users_id_fk" FOREIGN KEY ("decided_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listed_entries" ADD CONSTRAINT "listed_entries_list_id_name_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."name_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listed_names" ADD CONSTRAINT "listed_names_entry_id_listed_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."listed_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "name_lists" ADD CONSTRAINT "name_lists_uploaded_by_id_users_id_fk" FOREIGN KEY ("uploaded_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uncompared_names" ADD CONSTRAINT "uncompared_names_known_name_id_known_names_id_fk" FOREIGN KEY ("known_name_id") REFERENCES "public"."known_names"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_answers" ADD CONSTRAINT "question_answers_consultation_id_consultations_id_fk" FOREIGN KEY ("consultation_id") REFERENCES "public"."consultations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_answers" ADD CONSTRAINT "question_answers_version_id_question_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."question_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_answers" ADD CONSTRAINT "question_answers_recorded_by_id_users_id_fk" FOREIGN KEY ("recorded_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_answers" ADD CONSTRAINT "question_answers_read_by_id_users_id_fk" FOREIGN KEY ("read_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_forms" ADD CONSTRAINT "question_forms_consultation_id_consultations_id_fk" FOREIGN KEY ("consultation_id") REFERENCES "public"."consultations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_forms" ADD CONSTRAINT "question_forms_version_id_question_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."question_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_forms" ADD CONSTRAINT "question_forms_requested_by_id_users_id_fk" FOREIGN KEY ("requested_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_versions" ADD CONSTRAINT "question_versions_reviewed_by_id_users_id_fk" FOREIGN KEY ("reviewed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "identity_records_user" ON "identity_records" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "identity_records_guest" ON "identity_records" USING btree ("guest_id");--> statement-breakpoint
CREATE UNIQUE INDEX "identity_records_party" ON "identity_records" USING btree ("party_id");--> statement-breakpoint
CREATE INDEX "identity_records_number" ON "identity_records" USING btree ("number_hash");--> statement-breakpoint
CREATE INDEX "identity_records_registration" ON "identity_records" USING btree ("registration_hash");--> statement-breakpoint
CREATE INDEX "identity_records_review" ON "identity_records" USING btree ("review_on") WHERE "identity_records"."review_on" is not null;--> statement-breakpoint
CREATE INDEX "identity_records_copy" ON "identity_records" USING btree ("copy_document_id");--> statement-breakpoint
CREATE INDEX "identity_records_seen_by" ON "identity_records" USING btree ("seen_by_id");--> statement-breakpoint
CREATE INDEX "identity_records_risk_set_by" ON "identity_records" USING btree ("risk_set_by_id");--> statement-breakpoint
CREATE UNIQUE INDEX "list_hits_user" ON "list_hits" USING btree ("entry_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "list_hits_guest" ON "list_hits" USING btree ("entry_id","guest_id");--> statement-breakpoint
CREATE UNIQUE INDEX "list_hits_party" ON "list_hits" USING btree ("entry_id","party_id");--> statement-breakpoint
CREATE INDEX "list_hits_of_user" ON "list_hits" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "list_hits_of_guest" ON "list_hits" USING btree ("guest_id");--> statement-breakpoint
CREATE INDEX "list_hits_of_party" ON "list_hits" USING btree ("party_id");--> statement-breakpoint
CREATE INDEX "list_hits_open" ON "list_hits" USING btree ("id") WHERE "list_hits"."state" = 'open';--> statement-breakpoint
CREATE INDEX "list_hits_decided_by" ON "list_hits" USING btree ("decided_by_id");--> statement-breakpoint
CREATE UNIQUE INDEX "listed_entries_fingerprint" ON "listed_entries" USING btree ("list_id","fingerprint");--> statement-breakpoint
CREATE INDEX "listed_entries_waiting" ON "listed_entries" USING btree ("id") WHERE "listed_entries"."compared_at" is null;--> statement-breakpoint
CREATE INDEX "listed_names_entry" ON "listed_names" USING btree ("entry_id");--> statement-breakpoint
CREATE INDEX "name_lists_uploaded_by" ON "name_lists" USING btree ("uploaded_by_id");--> statement-breakpoint
CREATE INDEX "question_answers_consultation" ON "question_answers" USING btree ("consultation_id","id");--> statement-breakpoint
CREATE INDEX "question_answers_version" ON "question_answers" USING btree ("version_id");--> statement-breakpoint
CREATE INDEX "question_answers_recorded_by" ON "question_answers" USING btree ("recorded_by_id");--> statement-breakpoint
CREATE INDEX "question_answers_read_by" ON "question_answers" USING btree ("read_by_id");--> statement-breakpoint
CREATE INDEX "question_answers_marked" ON "question_answers" USING btree ("created_at") WHERE "question_answers"."read_at" is null and cardinality("question_answers"."cautions") > 0;--> statement-breakpoint
CREATE INDEX "question_forms_version" ON "question_forms" USING btree ("version_id");--> statement-breakpoint
CREATE INDEX "question_forms_requested_by" ON "question_forms" USING btree ("requested_by_id");--> statement-breakpoint
CREATE UNIQUE INDEX "question_versions_draft" ON "question_versions" USING btree ("area") WHERE "question_versions"."state" = 'draft';--> statement-breakpoint
CREATE INDEX "question_versions_reviewed_by" ON "question_versions" USING btree ("reviewed_by_id");--> statement-breakpoint
CREATE UNIQUE INDEX "document_requests_paper" ON "document_requests" USING btree ("consultation_id",("paper" ->> 'id')) WHERE "document_requests"."paper" is not null and "document_requests"."state" <> 'withdrawn';--> statement-breakpoint
SELECT announce_table('question_forms', client_sees => 'true');--> statement-breakpoint
SELECT announce_table('question_answers', client_sees => 'true');--> statement-breakpoint
-- The first version of the questions of six areas. A licensed partner has not reviewed them.
INSERT INTO "question_versions" ("area", "number", "state", "published_at", "content") VALUES
('corporate', 1, 'published', now(), '[
  {"id": "need", "kind": "one", "titleAr": "ما المطلوب؟", "titleEn": "What do you need?", "helpAr": "", "helpEn": "", "isRequired": true, "choices": [{"id": "form", "ar": "تأسيس شركة", "en": "Forming a company"},{"id": "change", "ar": "تعديل عقد التأسيس أو الشركاء", "en": "Changing the articles or the partners"},{"id": "sale", "ar": "بيع حصص أو شراؤها", "en": "Selling or buying shares"},{"id": "dispute", "ar": "خلاف بين الشركاء", "en": "A dispute between partners"},{"id": "other", "ar": "أمر آخر", "en": "Something else"}], "shownIf": null, "caution": {"isOneOf": ["dispute"], "ar": "قد تكون مهلة الاعتراض على قرارات الشركاء قصيرة، ونرجو الاتصال بنا اليوم.", "en": "The time to object to a decision of partners can be short: please call us today."}, "partyRole": null, "days": null},
  {"id": "company", "kind": "party", "titleAr": "اسم الشركة", "titleEn": "Which company is it?", "helpAr": "كما يظهر في السجل التجاري، مع رقم السجل إن كان معروفًا.", "helpEn": "As in the commercial register, with its number if you know it.", "isRequired": true, "choices": [], "shownIf": {"question": "need", "isOneOf": ["change", "sale", "dispute"]}, "caution": null, "partyRole": "related", "days": null},
  {"id": "other-party", "kind": "party", "titleAr": "اسم الطرف الآخر", "titleEn": "Who is the other party?", "helpAr": "الشريك أو المشتري أو البائع.", "helpEn": "The partner, the buyer or the seller.", "isRequired": false, "choices": [], "shownIf": {"question": "need", "isOneOf": ["sale", "dispute"]}, "caution": null, "partyRole": "opposing", "days": null},
  {"id": "legal-form", "kind": "one", "titleAr": "الشكل النظامي المفضّل", "titleEn": "Which legal form do you prefer?", "helpAr": "", "helpEn": "", "isRequired": false, "choices": [{"id": "limited", "ar": "شركة ذات مسؤولية محدودة", "en": "Limited liability company"},{"id": "simplified", "ar": "شركة مساهمة مبسطة", "en": "Simplified joint-stock company"},{"id": "joint-stock", "ar": "شركة مساهمة", "en": "Joint-stock company"},{"id": "unknown", "ar": "لا أعلم", "en": "I do not know"}], "shownIf": {"question": "need", "isOneOf": ["form"]}, "caution": null, "partyRole": null, "days": null},
  {"id": "activity", "kind": "text", "titleAr": "نشاط الشركة", "titleEn": "What does the company do, or what will it do?", "helpAr": "", "helpEn": "", "isRequired": true, "choices": [], "shownIf": null, "caution": null, "partyRole": null, "days": null},
  {"id": "partners", "kind": "lines", "titleAr": "أسماء الشركاء وحصصهم", "titleEn": "Who are the partners, and what are their shares?", "helpAr": "كل شريك في سطر.", "helpEn": "One partner on each line.", "isRequired": false, "choices": [], "shownIf": null, "caution": null, "partyRole": null, "days": null},
  {"id": "foreign", "kind": "yesNo", "titleAr": "هل بين الشركاء شريك غير سعودي؟", "titleEn": "Is one of the partners not Saudi?", "helpAr": "", "helpEn": "", "isRequired": false, "choices": [], "shownIf": null, "caution": null, "partyRole": null, "days": null},
  {"id": "until", "kind": "day", "titleAr": "موعد يلزم الانتهاء قبله، إن وُجد", "titleEn": "Is there a day before which it must be done?", "helpAr": "", "helpEn": "", "isRequired": false, "choices": [], "shownIf": null, "caution": null, "partyRole": null, "days": null},
  {"id": "articles", "kind": "paper", "titleAr": "عقد التأسيس", "titleEn": "The articles of association", "helpAr": "آخر نسخة معتمدة، مع قرارات التعديل إن وُجدت.", "helpEn": "The last approved version, with its amendments if there are any.", "isRequired": false, "choices": [], "shownIf": {"question": "need", "isOneOf": ["change", "sale", "dispute"]}, "caution": null, "partyRole": null, "days": 5}
]'),
('litigation', 1, 'published', now(), '[
  {"id": "filed", "kind": "one", "titleAr": "هل رُفعت دعوى؟", "titleEn": "Has a claim been filed?", "helpAr": "", "helpEn": "", "isRequired": true, "choices": [{"id": "not-yet", "ar": "لم تُرفع بعد", "en": "Not yet"},{"id": "by-me", "ar": "رُفعت مني", "en": "Yes, by me"},{"id": "against-me", "ar": "رُفعت ضدي", "en": "Yes, against me"}], "shownIf": null, "caution": null, "partyRole": null, "days": null},
  {"id": "other-party", "kind": "party", "titleAr": "اسم الطرف الآخر", "titleEn": "Who is the other party?", "helpAr": "الاسم الكامل للشخص أو الشركة.", "helpEn": "The full name of the person or company.", "isRequired": true, "choices": [], "shownIf": null, "caution": null, "partyRole": "opposing", "days": null},
  {"id": "case", "kind": "text", "titleAr": "المحكمة ورقم القضية", "titleEn": "Which court is it, and what is the case number?", "helpAr": "", "helpEn": "", "isRequired": false, "choices": [], "shownIf": {"question": "filed", "isOneOf": ["by-me", "against-me"]}, "caution": null, "partyRole": null, "days": null},
  {"id": "hearing", "kind": "day", "titleAr": "موعد الجلسة القادمة، إن وُجد", "titleEn": "When is the next hearing, if there is one?", "helpAr": "", "helpEn": "", "isRequired": false, "choices": [], "shownIf": {"question": "filed", "isOneOf": ["by-me", "against-me"]}, "caution": null, "partyRole": null, "days": null},
  {"id": "judgment", "kind": "yesNo", "titleAr": "هل صدر حكم؟", "titleEn": "Is there a judgment?", "helpAr": "", "helpEn": "", "isRequired": true, "choices": [], "shownIf": {"question": "filed", "isOneOf": ["by-me", "against-me"]}, "caution": {"isOneOf": ["yes"], "ar": "قد تكون مهلة الاعتراض على الحكم قصيرة، ونرجو الاتصال بنا اليوم.", "en": "The time to object to a judgment can be short: please call us today."}, "partyRole": null, "days": null},
  {"id": "judgment-day", "kind": "day", "titleAr": "تاريخ استلام الحكم", "titleEn": "When did you receive the judgment?", "helpAr": "", "helpEn": "", "isRequired": false, "choices": [], "shownIf": {"question": "judgment", "isOneOf": ["yes"]}, "caution": null, "partyRole": null, "days": null},
  {"id": "amount", "kind": "amount", "titleAr": "قيمة المطالبة، إن كانت مالية", "titleEn": "What is the amount, if the claim is about money?", "helpAr": "", "helpEn": "", "isRequired": false, "choices": [], "shownIf": null, "caution": null, "partyRole": null, "days": null},
  {"id": "evidence", "kind": "several", "titleAr": "ما المتوفر من الأدلة؟", "titleEn": "Which evidence do you have?", "helpAr": "", "helpEn": "", "isRequired": false, "choices": [{"id": "contract", "ar": "عقد أو اتفاق مكتوب", "en": "A contract or a written agreement"},{"id": "messages", "ar": "مراسلات", "en": "Messages and letters"},{"id": "payments", "ar": "تحويلات أو فواتير", "en": "Transfers or invoices"},{"id": "witnesses", "ar": "شهود", "en": "Witnesses"}], "shownIf": null, "caution": null, "partyRole": null, "days": null},
  {"id": "aim", "kind": "lines", "titleAr": "ما النتيجة المطلوبة؟", "titleEn": "What would you like to achieve?", "helpAr": "", "helpEn": "", "isRequired": false, "choices": [], "shownIf": null, "caution": null, "partyRole": null, "days": null},
  {"id": "document", "kind": "paper", "titleAr": "أهم مستند في النزاع", "titleEn": "The most important document", "helpAr": "صحيفة الدعوى أو الحكم إن وُجد، وإلا فالعقد.", "helpEn": "The statement of claim or the judgment if there is one, otherwise the contract.", "isRequired": false, "choices": [], "shownIf": null, "caution": null, "partyRole": null, "days": 5}
]'),
('intellectual-property', 1, 'published', now(), '[
  {"id": "right", "kind": "one", "titleAr": "بماذا يتعلق الطلب؟", "titleEn": "What is it about?", "helpAr": "", "helpEn": "", "isRequired": true, "choices": [{"id": "trademark", "ar": "علامة تجارية", "en": "A trademark"},{"id": "copyright", "ar": "مصنف أو برنامج", "en": "A work or a program"},{"id": "patent", "ar": "براءة اختراع", "en": "A patent"},{"id": "design", "ar": "تصميم صناعي", "en": "An industrial design"},{"id": "secret", "ar": "سر تجاري", "en": "A trade secret"},{"id": "unknown", "ar": "لا أعلم", "en": "I do not know"}], "shownIf": null, "caution": null, "partyRole": null, "days": null},
  {"id": "need", "kind": "one", "titleAr": "ما المطلوب؟", "titleEn": "What do you need?", "helpAr": "", "helpEn": "", "isRequired": true, "choices": [{"id": "register", "ar": "التسجيل", "en": "Registration"},{"id": "refusal", "ar": "الرد على رفض أو اعتراض", "en": "A reply to a refusal or an opposition"},{"id": "used-by-others", "ar": "منع الغير من الاستخدام دون إذن", "en": "Stopping use by others without permission"},{"id": "claim-against-me", "ar": "الرد على مطالبة موجهة إليّ", "en": "A reply to a claim against me"},{"id": "license", "ar": "ترخيص أو تنازل", "en": "A license or an assignment"}], "shownIf": null, "caution": {"isOneOf": ["refusal"], "ar": "قد تكون مهلة الرد على الرفض أو الاعتراض قصيرة، ونرجو الاتصال بنا اليوم.", "en": "The time to reply to a refusal or an opposition can be short: please call us today."}, "partyRole": null, "days": null},
  {"id": "name", "kind": "text", "titleAr": "اسم العلامة أو المصنف أو الاختراع", "titleEn": "What is the name of the mark, work or invention?", "helpAr": "", "helpEn": "", "isRequired": true, "choices": [], "shownIf": null, "caution": null, "partyRole": null, "days": null},
  {"id": "first-use", "kind": "day", "titleAr": "تاريخ أول استخدام أو نشر، إن وُجد", "titleEn": "When was it first used or published, if it was?", "helpAr": "", "helpEn": "", "isRequired": false, "choices": [], "shownIf": null, "caution": null, "partyRole": null, "days": null},
  {"id": "applied", "kind": "yesNo", "titleAr": "هل سبق تقديم طلب تسجيل؟", "titleEn": "Has an application for registration been filed?", "helpAr": "", "helpEn": "", "isRequired": false, "choices": [], "shownIf": null, "caution": null, "partyRole": null, "days": null},
  {"id": "application", "kind": "text", "titleAr": "رقم الطلب أو الشهادة", "titleEn": "What is the number of the application or certificate?", "helpAr": "", "helpEn": "", "isRequired": false, "choices": [], "shownIf": {"question": "applied", "isOneOf": ["yes"]}, "caution": null, "partyRole": null, "days": null},
  {"id": "other-party", "kind": "party", "titleAr": "اسم الطرف الآخر", "titleEn": "Who is the other party?", "helpAr": "يمكن ترك الحقل فارغًا إذا لم يوجد طرف آخر.", "helpEn": "You can leave it empty if there is no other party.", "isRequired": false, "choices": [], "shownIf": {"question": "need", "isOneOf": ["refusal", "used-by-others", "claim-against-me"]}, "caution": null, "partyRole": "opposing", "days": null},
  {"id": "received", "kind": "day", "titleAr": "تاريخ استلام القرار أو الخطاب", "titleEn": "When did you receive the decision or letter?", "helpAr": "", "helpEn": "", "isRequired": false, "choices": [], "shownIf": {"question": "need", "isOneOf": ["refusal", "claim-against-me"]}, "caution": null, "partyRole": null, "days": null},
  {"id": "document", "kind": "paper", "titleAr": "صورة العلامة أو القرار أو الخطاب", "titleEn": "The mark, the decision or the letter", "helpAr": "", "helpEn": "", "isRequired": false, "choices": [], "shownIf": null, "caution": null, "partyRole": null, "days": 5}
]'),
('real-estate', 1, 'published', now(), '[
  {"id": "need", "kind": "one", "titleAr": "ما المطلوب؟", "titleEn": "What do you need?", "helpAr": "", "helpEn": "", "isRequired": true, "choices": [{"id": "purchase", "ar": "شراء عقار", "en": "Buying a property"},{"id": "sale", "ar": "بيع عقار", "en": "Selling a property"},{"id": "lease", "ar": "إيجار", "en": "A lease"},{"id": "dispute", "ar": "نزاع قائم", "en": "An existing dispute"},{"id": "other", "ar": "أمر آخر", "en": "Something else"}], "shownIf": null, "caution": {"isOneOf": ["dispute"], "ar": "قد تنقضي بعض المطالبات بعد مدة قصيرة، ونرجو الاتصال بنا اليوم.", "en": "Claims of this kind can end after a short time: please call us today."}, "partyRole": null, "days": null},
  {"id": "property", "kind": "text", "titleAr": "نوع العقار وموقعه", "titleEn": "What kind of property is it, and where is it?", "helpAr": "", "helpEn": "", "isRequired": true, "choices": [], "shownIf": null, "caution": null, "partyRole": null, "days": null},
  {"id": "deed", "kind": "one", "titleAr": "صك العقار", "titleEn": "Which title deed does the property have?", "helpAr": "", "helpEn": "", "isRequired": false, "choices": [{"id": "electronic", "ar": "صك إلكتروني", "en": "An electronic deed"},{"id": "written", "ar": "صك ورقي", "en": "A deed on paper"},{"id": "none", "ar": "لا يوجد صك", "en": "No deed"},{"id": "unknown", "ar": "لا أعلم", "en": "I do not know"}], "shownIf": null, "caution": null, "partyRole": null, "days": null},
  {"id": "other-party", "kind": "party", "titleAr": "اسم الطرف الآخر", "titleEn": "Who is the other party?", "helpAr": "البائع أو المشتري أو المؤجر أو المستأجر.", "helpEn": "The seller, buyer, landlord or tenant.", "isRequired": true, "choices": [], "shownIf": null, "caution": null, "partyRole": "opposing", "days": null},
  {"id": "price", "kind": "amount", "titleAr": "الثمن أو الأجرة السنوية", "titleEn": "What is the price or the yearly rent?", "helpAr": "", "helpEn": "", "isRequired": false, "choices": [], "shownIf": null, "caution": null, "partyRole": null, "days": null},
  {"id": "paid", "kind": "yesNo", "titleAr": "هل دُفع أي مبلغ؟", "titleEn": "Has any amount been paid?", "helpAr": "", "helpEn": "", "isRequired": false, "choices": [], "shownIf": null, "caution": null, "partyRole": null, "days": null},
  {"id": "paid-amount", "kind": "amount", "titleAr": "المبلغ المدفوع", "titleEn": "How much has been paid?", "helpAr": "", "helpEn": "", "isRequired": false, "choices": [], "shownIf": {"question": "paid", "isOneOf": ["yes"]}, "caution": null, "partyRole": null, "days": null},
  {"id": "recorded", "kind": "one", "titleAr": "هل عقد الإيجار موثق في منصة إيجار؟", "titleEn": "Is the lease recorded on the Ejar platform?", "helpAr": "", "helpEn": "", "isRequired": false, "choices": [{"id": "yes", "ar": "نعم", "en": "Yes"},{"id": "no", "ar": "لا", "en": "No"},{"id": "unknown", "ar": "لا أعلم", "en": "I do not know"}], "shownIf": {"question": "need", "isOneOf": ["lease"]}, "caution": null, "partyRole": null, "days": null},
  {"id": "subject", "kind": "lines", "titleAr": "ما موضوع النزاع، ومتى بدأ؟", "titleEn": "What is the dispute about, and when did it begin?", "helpAr": "", "helpEn": "", "isRequired": true, "choices": [], "shownIf": {"question": "need", "isOneOf": ["dispute"]}, "caution": null, "partyRole": null, "days": null},
  {"id": "document", "kind": "paper", "titleAr": "صورة الصك أو العقد", "titleEn": "A copy of the deed or contract", "helpAr": "", "helpEn": "", "isRequired": false, "choices": [], "shownIf": null, "caution": null, "partyRole": null, "days": 5}
]'),
('employment', 1, 'published', now(), '[
  {"id": "other-party", "kind": "party", "titleAr": "اسم الطرف الآخر", "titleEn": "Who is the other party?", "helpAr": "صاحب العمل كما يظهر في العقد، أو العامل إذا كان الطلب من صاحب العمل.", "helpEn": "The employer as in the contract, or the employee if you are the employer.", "isRequired": true, "choices": [], "shownIf": null, "caution": null, "partyRole": "opposing", "days": null},
  {"id": "began", "kind": "day", "titleAr": "تاريخ بدء العمل", "titleEn": "When did the work begin?", "helpAr": "", "helpEn": "", "isRequired": true, "choices": [], "shownIf": null, "caution": null, "partyRole": null, "days": null},
  {"id": "contract", "kind": "one", "titleAr": "نوع عقد العمل", "titleEn": "Which kind of employment contract is it?", "helpAr": "", "helpEn": "", "isRequired": false, "choices": [{"id": "fixed", "ar": "محدد المدة", "en": "For a fixed term"},{"id": "open", "ar": "غير محدد المدة", "en": "Without a fixed term"},{"id": "none", "ar": "لا يوجد عقد مكتوب", "en": "There is no written contract"},{"id": "unknown", "ar": "لا أعلم", "en": "I do not know"}], "shownIf": null, "caution": null, "partyRole": null, "days": null},
  {"id": "recorded", "kind": "one", "titleAr": "هل العقد موثق في منصة قوى؟", "titleEn": "Is the contract recorded on the Qiwa platform?", "helpAr": "", "helpEn": "", "isRequired": false, "choices": [{"id": "yes", "ar": "نعم", "en": "Yes"},{"id": "no", "ar": "لا", "en": "No"},{"id": "unknown", "ar": "لا أعلم", "en": "I do not know"}], "shownIf": {"question": "contract", "isOneOf": ["fixed", "open", "unknown"]}, "caution": null, "partyRole": null, "days": null},
  {"id": "ended", "kind": "yesNo", "titleAr": "هل انتهت علاقة العمل؟", "titleEn": "Has the employment ended?", "helpAr": "", "helpEn": "", "isRequired": true, "choices": [], "shownIf": null, "caution": {"isOneOf": ["yes"], "ar": "قد تنقضي بعض المطالبات بعد مدة قصيرة، ونرجو الاتصال بنا اليوم.", "en": "Claims of this kind can end after a short time: please call us today."}, "partyRole": null, "days": null},
  {"id": "ended-how", "kind": "one", "titleAr": "كيف انتهت؟", "titleEn": "How did it end?", "helpAr": "", "helpEn": "", "isRequired": true, "choices": [{"id": "resignation", "ar": "استقالة", "en": "Resignation"},{"id": "dismissal", "ar": "إنهاء من صاحب العمل", "en": "Termination by the employer"},{"id": "expiry", "ar": "انتهاء مدة العقد", "en": "End of the contract term"},{"id": "agreement", "ar": "اتفاق الطرفين", "en": "Agreement of both parties"},{"id": "other", "ar": "سبب آخر", "en": "Another reason"}], "shownIf": {"question": "ended", "isOneOf": ["yes"]}, "caution": null, "partyRole": null, "days": null},
  {"id": "ended-on", "kind": "day", "titleAr": "تاريخ آخر يوم عمل", "titleEn": "When was the last day of work?", "helpAr": "", "helpEn": "", "isRequired": true, "choices": [], "shownIf": {"question": "ended", "isOneOf": ["yes"]}, "caution": null, "partyRole": null, "days": null},
  {"id": "wage", "kind": "amount", "titleAr": "آخر أجر شهري", "titleEn": "What was the last monthly wage?", "helpAr": "مع البدلات الثابتة.", "helpEn": "Including fixed allowances.", "isRequired": false, "choices": [], "shownIf": null, "caution": null, "partyRole": null, "days": null},
  {"id": "proceedings", "kind": "one", "titleAr": "هل قُدّم طلب تسوية ودية أو رُفعت دعوى؟", "titleEn": "Has a friendly settlement been requested or a claim filed?", "helpAr": "", "helpEn": "", "isRequired": false, "choices": [{"id": "none", "ar": "لا", "en": "No"},{"id": "settlement", "ar": "قُدّم طلب تسوية ودية", "en": "A friendly settlement was requested"},{"id": "claim", "ar": "رُفعت دعوى", "en": "A claim was filed"}], "shownIf": null, "caution": null, "partyRole": null, "days": null},
  {"id": "document", "kind": "paper", "titleAr": "عقد العمل", "titleEn": "The employment contract", "helpAr": "إذا لم يتوفر العقد، فأي مستند يثبت العمل والأجر.", "helpEn": "Without the contract, any document that shows the work and the wage.", "isRequired": false, "choices": [], "shownIf": {"question": "contract", "isOneOf": ["fixed", "open", "unknown"]}, "caution": null, "partyRole": null, "days": 5}
]'),
('contract', 1, 'published', now(), '[
  {"id": "need", "kind": "one", "titleAr": "ما المطلوب؟", "titleEn": "What do you need?", "helpAr": "", "helpEn": "", "isRequired": true, "choices": [{"id": "draft", "ar": "صياغة عقد جديد", "en": "Drafting a new contract"},{"id": "review", "ar": "مراجعة عقد قبل توقيعه", "en": "A review before the signature"},{"id": "dispute", "ar": "خلاف على عقد قائم", "en": "A dispute about a contract"},{"id": "end", "ar": "إنهاء عقد", "en": "Ending a contract"}], "shownIf": null, "caution": null, "partyRole": null, "days": null},
  {"id": "other-party", "kind": "party", "titleAr": "اسم الطرف الآخر في العقد", "titleEn": "Who is the other party to the contract?", "helpAr": "الاسم الكامل للشخص أو الشركة.", "helpEn": "The full name of the person or company.", "isRequired": true, "choices": [], "shownIf": null, "caution": null, "partyRole": "opposing", "days": null},
  {"id": "subject", "kind": "text", "titleAr": "موضوع العقد", "titleEn": "What is the contract about?", "helpAr": "", "helpEn": "", "isRequired": true, "choices": [], "shownIf": null, "caution": null, "partyRole": null, "days": null},
  {"id": "value", "kind": "amount", "titleAr": "قيمة العقد", "titleEn": "What is the value of the contract?", "helpAr": "", "helpEn": "", "isRequired": false, "choices": [], "shownIf": null, "caution": null, "partyRole": null, "days": null},
  {"id": "language", "kind": "one", "titleAr": "لغة العقد", "titleEn": "In which language is the contract?", "helpAr": "", "helpEn": "", "isRequired": false, "choices": [{"id": "arabic", "ar": "العربية", "en": "Arabic"},{"id": "english", "ar": "الإنجليزية", "en": "English"},{"id": "both", "ar": "العربية والإنجليزية", "en": "Arabic and English"},{"id": "other", "ar": "لغة أخرى", "en": "Another language"}], "shownIf": null, "caution": null, "partyRole": null, "days": null},
  {"id": "sign-by", "kind": "day", "titleAr": "الموعد المطلوب للتوقيع، إن وُجد", "titleEn": "Is there a day for the signature?", "helpAr": "", "helpEn": "", "isRequired": false, "choices": [], "shownIf": {"question": "need", "isOneOf": ["draft", "review"]}, "caution": null, "partyRole": null, "days": null},
  {"id": "signed-on", "kind": "day", "titleAr": "تاريخ توقيع العقد", "titleEn": "When was the contract signed?", "helpAr": "", "helpEn": "", "isRequired": false, "choices": [], "shownIf": {"question": "need", "isOneOf": ["dispute", "end"]}, "caution": null, "partyRole": null, "days": null},
  {"id": "breach", "kind": "lines", "titleAr": "ما الالتزام محل الخلاف، ومنذ متى؟", "titleEn": "Which obligation is in dispute, and since when?", "helpAr": "", "helpEn": "", "isRequired": true, "choices": [], "shownIf": {"question": "need", "isOneOf": ["dispute"]}, "caution": null, "partyRole": null, "days": null},
  {"id": "notice", "kind": "yesNo", "titleAr": "هل وصل إليك إشعار أو إنذار؟", "titleEn": "Have you received a notice or a warning?", "helpAr": "", "helpEn": "", "isRequired": false, "choices": [], "shownIf": {"question": "need", "isOneOf": ["dispute", "end"]}, "caution": {"isOneOf": ["yes"], "ar": "قد تكون مهلة الرد قصيرة، ونرجو الاتصال بنا اليوم.", "en": "The time to respond can be short: please call us today."}, "partyRole": null, "days": null},
  {"id": "document", "kind": "paper", "titleAr": "العقد", "titleEn": "The contract", "helpAr": "مع ملاحقه إن وُجدت.", "helpEn": "With its annexes if there are any.", "isRequired": false, "choices": [], "shownIf": {"question": "need", "isOneOf": ["review", "dispute", "end"]}, "caution": null, "partyRole": null, "days": 3}
]');--> statement-breakpoint
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
]');--> statement-breakpoint
-- Written by hand: listed names get keys as other names do, and new names wait for the comparison with the lists.
CREATE TRIGGER names_noted AFTER INSERT ON listed_names REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION note_names('listed', 'name', '''''');--> statement-breakpoint
CREATE TRIGGER names_forgotten AFTER DELETE ON listed_names FOR EACH ROW EXECUTE FUNCTION forget_names('listed');--> statement-breakpoint
CREATE TRIGGER names_truncated AFTER TRUNCATE ON listed_names FOR EACH STATEMENT EXECUTE FUNCTION forget_names('listed');--> statement-breakpoint
CREATE FUNCTION note_uncompared() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO uncompared_names (known_name_id)
    SELECT id FROM added WHERE kind IN ('user', 'request', 'party') AND EXISTS (SELECT FROM name_lists)
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER names_uncompared AFTER INSERT ON known_names REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION note_uncompared();
