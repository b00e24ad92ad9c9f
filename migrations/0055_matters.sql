CREATE TYPE "public"."path_date_kind" AS ENUM('hearing', 'term', 'meeting', 'other');--> statement-breakpoint
CREATE TYPE "public"."path_date_state" AS ENUM('ahead', 'held', 'moved', 'handled', 'missed', 'dropped');--> statement-breakpoint
CREATE TYPE "public"."path_move_kind" AS ENUM('begun', 'moved', 'told');--> statement-breakpoint
ALTER TYPE "public"."consultation_history_field" ADD VALUE 'stage' BEFORE 'appointmentProposed';--> statement-breakpoint
ALTER TYPE "public"."consultation_history_field" ADD VALUE 'matter' BEFORE 'appointmentProposed';--> statement-breakpoint
CREATE TABLE "path_dates" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "path_dates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"consultation_id" integer NOT NULL,
	"kind" "path_date_kind" NOT NULL,
	"day" date NOT NULL,
	"time" text,
	"typed_in" text DEFAULT 'gregorian' NOT NULL,
	"basis" text DEFAULT '' NOT NULL,
	"place" text DEFAULT '' NOT NULL,
	"is_shown" boolean DEFAULT false NOT NULL,
	"is_place_shown" boolean DEFAULT false NOT NULL,
	"state" "path_date_state" DEFAULT 'ahead' NOT NULL,
	"settled_by_id" integer,
	"settled_at" timestamp (3) with time zone,
	"moved_to_id" integer,
	"uid" text DEFAULT gen_random_uuid() NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"client_reminded" integer,
	"office_reminded" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "path_dates_basis" CHECK ("path_dates"."kind" <> 'term' or "path_dates"."basis" <> '')
);
--> statement-breakpoint
CREATE TABLE "path_moves" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "path_moves_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"consultation_id" integer NOT NULL,
	"kind" "path_move_kind" NOT NULL,
	"from_stage" integer,
	"to_stage" integer NOT NULL,
	"sentence_en" text DEFAULT '' NOT NULL,
	"sentence_ar" text DEFAULT '' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"by_id" integer,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "path_templates" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "path_templates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"area" "service_area" NOT NULL,
	"name_en" text NOT NULL,
	"name_ar" text NOT NULL,
	"stages" jsonb NOT NULL,
	"is_reviewed" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "paths" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "paths_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"consultation_id" integer NOT NULL,
	"stages" jsonb NOT NULL,
	"stage" integer DEFAULT 0 NOT NULL,
	"since" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"sentence_en" text DEFAULT '' NOT NULL,
	"sentence_ar" text DEFAULT '' NOT NULL,
	"quiet_days" integer DEFAULT 30 NOT NULL,
	"last_told_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"client_mails" text DEFAULT 'all' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "paths_consultation" UNIQUE("consultation_id"),
	CONSTRAINT "paths_stage" CHECK ("paths"."stage" >= 0 and "paths"."stage" < jsonb_array_length("paths"."stages"))
);
--> statement-breakpoint
CREATE TABLE "powers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "powers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"consultation_id" integer NOT NULL,
	"sealed_number" text NOT NULL,
	"number_hash" text NOT NULL,
	"issued_on" date,
	"until" date,
	"scope" text DEFAULT '' NOT NULL,
	"seen_on" date,
	"reminded" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "path_dates" ADD CONSTRAINT "path_dates_consultation_id_consultations_id_fk" FOREIGN KEY ("consultation_id") REFERENCES "public"."consultations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "path_dates" ADD CONSTRAINT "path_dates_settled_by_id_users_id_fk" FOREIGN KEY ("settled_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "path_moves" ADD CONSTRAINT "path_moves_consultation_id_consultations_id_fk" FOREIGN KEY ("consultation_id") REFERENCES "public"."consultations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "path_moves" ADD CONSTRAINT "path_moves_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paths" ADD CONSTRAINT "paths_consultation_id_consultations_id_fk" FOREIGN KEY ("consultation_id") REFERENCES "public"."consultations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "powers" ADD CONSTRAINT "powers_consultation_id_consultations_id_fk" FOREIGN KEY ("consultation_id") REFERENCES "public"."consultations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "path_dates_consultation" ON "path_dates" USING btree ("consultation_id","id");--> statement-breakpoint
CREATE INDEX "path_dates_ahead" ON "path_dates" USING btree ("consultation_id","day") WHERE "path_dates"."state" = 'ahead';--> statement-breakpoint
CREATE INDEX "path_dates_by_day" ON "path_dates" USING btree ("day","id") WHERE "path_dates"."state" = 'ahead';--> statement-breakpoint
CREATE INDEX "path_dates_settled_by" ON "path_dates" USING btree ("settled_by_id");--> statement-breakpoint
CREATE INDEX "path_moves_consultation" ON "path_moves" USING btree ("consultation_id","id");--> statement-breakpoint
CREATE INDEX "path_moves_by" ON "path_moves" USING btree ("by_id");--> statement-breakpoint
CREATE INDEX "path_templates_area" ON "path_templates" USING btree ("area","id");--> statement-breakpoint
CREATE INDEX "paths_last_told" ON "paths" USING btree ("last_told_at");--> statement-breakpoint
CREATE INDEX "powers_consultation" ON "powers" USING btree ("consultation_id","id");--> statement-breakpoint
CREATE INDEX "powers_number" ON "powers" USING btree ("number_hash");--> statement-breakpoint
CREATE INDEX "powers_until" ON "powers" USING btree ("until") WHERE "powers"."until" is not null;--> statement-breakpoint
-- Announces changes to lists that are open elsewhere (decision 61).
CREATE OR REPLACE FUNCTION announce_records() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  most CONSTANT integer := 50;
  -- They follow from other columns, or are notes of the program to itself.
  kept_by_program CONSTANT text[] := ARRAY['updated_at', 'search_text', 'malware_attempts', 'next_check_at', 'day_reminder_at', 'hour_reminder_at', 'client_reminded', 'office_reminded', 'reminded'];
  people CONSTANT text[] := string_to_array(TG_ARGV[1], ',');
  unseen CONSTANT text[] := string_to_array(TG_ARGV[2], ',');
  old_rows jsonb[];
  new_rows jsonb[];
  news jsonb;
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg(to_jsonb(a)) INTO new_rows FROM (SELECT * FROM after LIMIT most + 1) a;
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg(to_jsonb(b)) INTO old_rows FROM (SELECT * FROM before LIMIT most + 1) b;
  ELSIF (SELECT count(*) FROM after) <= most THEN
    SELECT array_agg(b.row), array_agg(a.row) INTO old_rows, new_rows
      FROM (SELECT id, to_jsonb(before) - kept_by_program AS row FROM before) b
        JOIN (SELECT id, to_jsonb(after) - kept_by_program AS row FROM after) a USING (id)
      WHERE a.row <> b.row;
  ELSE
    SELECT array_agg(NULL::jsonb) INTO new_rows FROM generate_series(0, most);
  END IF;
  IF old_rows IS NULL AND new_rows IS NULL THEN RETURN NULL; END IF;
  IF greatest(cardinality(old_rows), cardinality(new_rows)) > most THEN
    news := '{"isMany": true}';
  ELSE
    SELECT jsonb_build_object(
      'ids', coalesce(jsonb_agg(DISTINCT (n -> TG_ARGV[0])) FILTER (WHERE n IS NOT NULL), '[]'),
      'requests', coalesce(jsonb_agg(DISTINCT (o -> 'consultation_id')) FILTER (WHERE n IS NULL AND o ->> 'consultation_id' IS NOT NULL), '[]'),
      -- The whole office sees it leave its lists.
      'isClosed', coalesce(bool_or(NOT (o ->> 'is_restricted')::boolean AND (n ->> 'is_restricted')::boolean), false))
      INTO news FROM unnest(old_rows, new_rows) AS changed (o, n);
    SELECT news || jsonb_build_object('people', coalesce(jsonb_agg(DISTINCT person), '[]'))
      INTO news
      FROM unnest(old_rows, new_rows) AS changed (o, n), unnest(people) AS name,
        unnest(ARRAY[o -> name, n -> name]) AS person
      WHERE person <> 'null' AND (o IS NULL OR n IS NULL OR o - unseen <> n - unseen);
    -- These rows belong to the client of their request. A hidden date is none of the client's business.
    IF TG_TABLE_NAME IN ('appointments', 'paths') OR TG_TABLE_NAME = 'path_dates'
        AND EXISTS (SELECT FROM unnest(old_rows || new_rows) AS row WHERE (row ->> 'is_shown')::boolean) THEN
      SELECT news || jsonb_build_object('people', coalesce(jsonb_agg(DISTINCT user_id), '[]'))
        INTO news
        FROM consultations WHERE user_id IS NOT NULL AND id IN (SELECT jsonb_array_elements_text(news -> 'ids')::integer);
    END IF;
  END IF;
  PERFORM pg_notify('mizan_records', (news || jsonb_build_object('table', TG_TABLE_NAME))::text);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER announce_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "paths" FOR EACH STATEMENT EXECUTE FUNCTION announce_change();--> statement-breakpoint
CREATE TRIGGER announce_inserted AFTER INSERT ON "paths" REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION announce_records('consultation_id', '', '');--> statement-breakpoint
CREATE TRIGGER announce_deleted AFTER DELETE ON "paths" REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION announce_records('consultation_id', '', '');--> statement-breakpoint
CREATE TRIGGER announce_updated AFTER UPDATE ON "paths" REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION announce_records('consultation_id', '', '');--> statement-breakpoint
CREATE TRIGGER announce_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "path_dates" FOR EACH STATEMENT EXECUTE FUNCTION announce_change();--> statement-breakpoint
CREATE TRIGGER announce_inserted AFTER INSERT ON "path_dates" REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION announce_records('consultation_id', '', '');--> statement-breakpoint
CREATE TRIGGER announce_deleted AFTER DELETE ON "path_dates" REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION announce_records('consultation_id', '', '');--> statement-breakpoint
CREATE TRIGGER announce_updated AFTER UPDATE ON "path_dates" REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION announce_records('consultation_id', '', '');--> statement-breakpoint
CREATE TRIGGER announce_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "powers" FOR EACH STATEMENT EXECUTE FUNCTION announce_change();--> statement-breakpoint
CREATE TRIGGER announce_inserted AFTER INSERT ON "powers" REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION announce_records('consultation_id', '', '');--> statement-breakpoint
CREATE TRIGGER announce_deleted AFTER DELETE ON "powers" REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION announce_records('consultation_id', '', '');--> statement-breakpoint
-- The templates of a new firm. The partner reviews them (docs/legal-review.md).
INSERT INTO "path_templates" ("area", "name_en", "name_ar", "stages") VALUES
('litigation', 'Court case', 'دعوى قضائية', '[
  {"nameEn": "Study of the file", "nameAr": "دراسة الملف", "whatWeDoEn": "We read your documents and write to you how we see the case.", "whatWeDoAr": "نطلع على المستندات ونكتب لك رأينا في الدعوى.", "whatYouDoEn": "Please send the contracts, letters and proofs of payment that concern the dispute.", "whatYouDoAr": "يرجى إرسال العقود والمراسلات وإثباتات الدفع المتعلقة بالنزاع.", "usualTimeEn": "One to two weeks", "usualTimeAr": "أسبوع إلى أسبوعين"},
  {"nameEn": "Attempt to settle", "nameAr": "محاولة الصلح", "whatWeDoEn": "We write to the other party and propose a settlement where it serves you.", "whatWeDoAr": "نراسل الطرف الآخر ونعرض الصلح متى كان في مصلحتك.", "whatYouDoEn": "Please tell us which settlement you would accept.", "whatYouDoAr": "يرجى إبلاغنا بما يمكن قبوله في الصلح.", "usualTimeEn": "Two to four weeks", "usualTimeAr": "أسبوعان إلى أربعة أسابيع"},
  {"nameEn": "Filing of the claim", "nameAr": "قيد الدعوى", "whatWeDoEn": "We draft the statement of claim and file it with the competent court.", "whatWeDoAr": "نعد صحيفة الدعوى ونقيدها لدى المحكمة المختصة.", "whatYouDoEn": "Please issue the power of attorney, and check the facts in the draft.", "whatYouDoAr": "يرجى إصدار الوكالة ومراجعة الوقائع في مسودة الصحيفة.", "usualTimeEn": "One to two weeks after the documents are complete", "usualTimeAr": "أسبوع إلى أسبوعين بعد اكتمال المستندات"},
  {"nameEn": "Hearings", "nameAr": "الجلسات", "whatWeDoEn": "We attend the hearings, submit our memoranda and write to you after each hearing.", "whatWeDoAr": "نحضر الجلسات ونقدم المذكرات ونكتب لك بعد كل جلسة.", "whatYouDoEn": "Please send us what we ask for before a hearing. We will tell you if you need to attend.", "whatYouDoAr": "يرجى إرسال ما نطلبه قبل الجلسة. وسنبلغك إذا لزم حضورك.", "usualTimeEn": "Several months, as the court schedules them", "usualTimeAr": "عدة أشهر بحسب جدول المحكمة"},
  {"nameEn": "Judgment", "nameAr": "الحكم", "whatWeDoEn": "We explain the judgment to you, and what can be done after it.", "whatWeDoAr": "نشرح لك الحكم وما يمكن فعله بعده.", "whatYouDoEn": "Please tell us as soon as possible whether you wish to object to it.", "whatYouDoAr": "يرجى إبلاغنا في أقرب وقت إن كانت لديك رغبة في الاعتراض.", "usualTimeEn": "As the court decides", "usualTimeAr": "بحسب ما تقرره المحكمة"},
  {"nameEn": "Appeal", "nameAr": "الاستئناف", "whatWeDoEn": "If one of the parties objects, we draft the memorandum or the reply and follow the appeal.", "whatWeDoAr": "إذا اعترض أحد الأطراف، نعد المذكرة أو الرد عليها ونتابع الاستئناف.", "whatYouDoEn": "Please send us anything new that concerns the case.", "whatYouDoAr": "يرجى إرسال أي جديد يتعلق بالدعوى.", "usualTimeEn": "A few months, as the court schedules them", "usualTimeAr": "أشهر قليلة بحسب جدول المحكمة"},
  {"nameEn": "Enforcement", "nameAr": "التنفيذ", "whatWeDoEn": "We file the request for enforcement of a final judgment and follow it with the court.", "whatWeDoAr": "نقدم طلب تنفيذ الحكم النهائي ونتابعه لدى المحكمة.", "whatYouDoEn": "Please send us what you know about the assets of the other party.", "whatYouDoAr": "يرجى إرسال ما لديك من معلومات عن أموال الطرف الآخر.", "usualTimeEn": "It depends on the assets that are found", "usualTimeAr": "بحسب ما يظهر من أموال"}
]'),
('employment', 'Employment dispute', 'نزاع عمالي', '[
  {"nameEn": "Study of the file", "nameAr": "دراسة الملف", "whatWeDoEn": "We read the contract and the letters, and calculate what may be due.", "whatWeDoAr": "نطلع على العقد والمراسلات ونحسب المستحقات المحتملة.", "whatYouDoEn": "Please send the contract, the pay slips and all letters about the end of the work.", "whatYouDoAr": "يرجى إرسال عقد العمل وكشوف الأجور وجميع المراسلات عن انتهاء العمل.", "usualTimeEn": "One week", "usualTimeAr": "أسبوع"},
  {"nameEn": "Friendly settlement", "nameAr": "التسوية الودية", "whatWeDoEn": "We file the request for a friendly settlement and attend its sessions.", "whatWeDoAr": "نقدم طلب التسوية الودية ونحضر جلساتها.", "whatYouDoEn": "Please issue the power of attorney, and tell us which settlement you would accept.", "whatYouDoAr": "يرجى إصدار الوكالة وإبلاغنا بما يمكن قبوله في التسوية.", "usualTimeEn": "Three to four weeks", "usualTimeAr": "ثلاثة إلى أربعة أسابيع"},
  {"nameEn": "Filing with the labor court", "nameAr": "قيد الدعوى لدى المحكمة العمالية", "whatWeDoEn": "If there is no settlement, we draft the claim and file it with the labor court.", "whatWeDoAr": "إذا لم تتم التسوية، نعد صحيفة الدعوى ونقيدها لدى المحكمة العمالية.", "whatYouDoEn": "Please check the facts and the amounts in the draft.", "whatYouDoAr": "يرجى مراجعة الوقائع والمبالغ في مسودة الصحيفة.", "usualTimeEn": "One to two weeks", "usualTimeAr": "أسبوع إلى أسبوعين"},
  {"nameEn": "Hearings", "nameAr": "الجلسات", "whatWeDoEn": "We attend the hearings, submit our memoranda and write to you after each hearing.", "whatWeDoAr": "نحضر الجلسات ونقدم المذكرات ونكتب لك بعد كل جلسة.", "whatYouDoEn": "Please send us what we ask for, and the names of witnesses if there are any.", "whatYouDoAr": "يرجى إرسال ما نطلبه وأسماء الشهود إن وُجدوا.", "usualTimeEn": "A few months, as the court schedules them", "usualTimeAr": "أشهر قليلة بحسب جدول المحكمة"},
  {"nameEn": "Judgment and objection", "nameAr": "الحكم والاعتراض", "whatWeDoEn": "We explain the judgment to you, and follow an objection of either party.", "whatWeDoAr": "نشرح لك الحكم ونتابع الاعتراض المقدم من أي من الطرفين.", "whatYouDoEn": "Please tell us as soon as possible whether you wish to object to it.", "whatYouDoAr": "يرجى إبلاغنا في أقرب وقت إن كانت لديك رغبة في الاعتراض.", "usualTimeEn": "As the court decides", "usualTimeAr": "بحسب ما تقرره المحكمة"},
  {"nameEn": "Payment or enforcement", "nameAr": "السداد أو التنفيذ", "whatWeDoEn": "We follow the payment, and request enforcement if it is not made.", "whatWeDoAr": "نتابع السداد، ونقدم طلب التنفيذ إذا لم يتم.", "whatYouDoEn": "Please tell us when an amount reaches you.", "whatYouDoAr": "يرجى إبلاغنا عند وصول أي مبلغ.", "usualTimeEn": "It depends on the other party", "usualTimeAr": "بحسب الطرف الآخر"}
]'),
('corporate', 'Forming or changing a company', 'تأسيس شركة أو تعديلها', '[
  {"nameEn": "Understanding the project", "nameAr": "فهم المشروع", "whatWeDoEn": "We ask about the activity, the partners and the capital, and write down what we have understood.", "whatWeDoAr": "نسأل عن النشاط والشركاء ورأس المال ونكتب لك ما فهمناه.", "whatYouDoEn": "Please send the names of the partners, their shares and a description of the activity.", "whatYouDoAr": "يرجى إرسال أسماء الشركاء وحصصهم ووصف النشاط.", "usualTimeEn": "Some days", "usualTimeAr": "بضعة أيام"},
  {"nameEn": "Legal form and name", "nameAr": "الشكل النظامي والاسم", "whatWeDoEn": "We compare the legal forms that suit you, and reserve the name.", "whatWeDoAr": "نقارن بين الأشكال النظامية المناسبة ونحجز الاسم.", "whatYouDoEn": "Please choose the form, and three names in order of preference.", "whatYouDoAr": "يرجى اختيار الشكل وثلاثة أسماء مرتبة بحسب الأفضلية.", "usualTimeEn": "One week", "usualTimeAr": "أسبوع"},
  {"nameEn": "Drafting", "nameAr": "إعداد العقد", "whatWeDoEn": "We draft the articles of association or the amendment, and an agreement of the partners if you wish one.", "whatWeDoAr": "نعد عقد التأسيس أو قرار التعديل، واتفاق الشركاء عند الرغبة فيه.", "whatYouDoEn": "Please read the draft with your partners and send us their comments together.", "whatYouDoAr": "يرجى قراءة المسودة مع الشركاء وإرسال ملاحظاتهم مجتمعة.", "usualTimeEn": "One to two weeks", "usualTimeAr": "أسبوع إلى أسبوعين"},
  {"nameEn": "Approvals and signature", "nameAr": "الموافقات والتوقيع", "whatWeDoEn": "We request the approvals that the activity needs and prepare the signature.", "whatWeDoAr": "نطلب الموافقات التي يحتاج إليها النشاط ونجهز التوقيع.", "whatYouDoEn": "Please make sure that each partner can sign electronically or has issued a power of attorney.", "whatYouDoAr": "يرجى التأكد من قدرة كل شريك على التوقيع الإلكتروني أو من إصدار وكالة عنه.", "usualTimeEn": "It depends on the authority", "usualTimeAr": "بحسب الجهة المختصة"},
  {"nameEn": "Commercial register", "nameAr": "السجل التجاري", "whatWeDoEn": "We follow the entry in the commercial register until it is issued.", "whatWeDoAr": "نتابع القيد في السجل التجاري حتى صدوره.", "whatYouDoEn": "Please pay the fees when the invoice reaches you.", "whatYouDoAr": "يرجى سداد الرسوم عند وصول الفاتورة.", "usualTimeEn": "Some days after the approval", "usualTimeAr": "بضعة أيام بعد الموافقة"},
  {"nameEn": "After registration", "nameAr": "ما بعد القيد", "whatWeDoEn": "We give you a list of the registrations and licenses that remain, and help with them.", "whatWeDoAr": "نسلمك قائمة بالتسجيلات والتراخيص المتبقية ونساعد فيها.", "whatYouDoEn": "Please send us what each authority requests.", "whatYouDoAr": "يرجى إرسال ما تطلبه كل جهة.", "usualTimeEn": "Two to four weeks", "usualTimeAr": "أسبوعان إلى أربعة أسابيع"}
]'),
('intellectual-property', 'Registration of a trademark', 'تسجيل علامة تجارية', '[
  {"nameEn": "Search", "nameAr": "البحث", "whatWeDoEn": "We look for earlier marks that are similar, and write to you what we have found.", "whatWeDoAr": "نبحث عن علامات سابقة مشابهة ونكتب لك ما وجدناه.", "whatYouDoEn": "Please send the mark as you use it, and a list of the goods and services.", "whatYouDoAr": "يرجى إرسال العلامة كما تُستخدم وقائمة السلع والخدمات.", "usualTimeEn": "One week", "usualTimeAr": "أسبوع"},
  {"nameEn": "Application", "nameAr": "تقديم الطلب", "whatWeDoEn": "We prepare the application and its classes, and file it.", "whatWeDoAr": "نعد الطلب وفئاته ونقدمه.", "whatYouDoEn": "Please issue the power of attorney, confirm the classes and pay the fees.", "whatYouDoAr": "يرجى إصدار الوكالة وتأكيد الفئات وسداد الرسوم.", "usualTimeEn": "One week", "usualTimeAr": "أسبوع"},
  {"nameEn": "Examination", "nameAr": "الفحص", "whatWeDoEn": "We follow the examination and reply to the remarks of the authority.", "whatWeDoAr": "نتابع فحص الطلب ونرد على ملاحظات الجهة المختصة.", "whatYouDoEn": "Nothing at the moment. We write to you if the authority requests something.", "whatYouDoAr": "لا شيء في الوقت الحالي، وسنكتب لك إذا طلبت الجهة شيئًا.", "usualTimeEn": "It depends on the authority", "usualTimeAr": "بحسب الجهة المختصة"},
  {"nameEn": "Publication", "nameAr": "النشر", "whatWeDoEn": "We follow the publication, and reply if somebody opposes the mark.", "whatWeDoAr": "نتابع النشر ونرد إذا اعترض أحد على العلامة.", "whatYouDoEn": "Please tell us if you receive a letter about your mark.", "whatYouDoAr": "يرجى إبلاغنا عند وصول أي خطاب عن العلامة.", "usualTimeEn": "A few months", "usualTimeAr": "أشهر قليلة"},
  {"nameEn": "Certificate", "nameAr": "شهادة التسجيل", "whatWeDoEn": "We check the certificate, send it to you and note the date of renewal.", "whatWeDoAr": "نراجع الشهادة ونرسلها إليك ونسجل موعد التجديد.", "whatYouDoEn": "Please pay the final fees, and keep examples of how you use the mark.", "whatYouDoAr": "يرجى سداد الرسوم النهائية وحفظ نماذج من استخدام العلامة.", "usualTimeEn": "Some weeks after the publication", "usualTimeAr": "بضعة أسابيع بعد النشر"}
]'),
('real-estate', 'Purchase of a property', 'شراء عقار', '[
  {"nameEn": "Review of the title", "nameAr": "فحص الصك", "whatWeDoEn": "We review the title deed, the seller’s capacity and any restriction on the property.", "whatWeDoAr": "نفحص الصك وصفة البائع وأي قيد على العقار.", "whatYouDoEn": "Please send a copy of the title deed, the location and what you agreed with the seller.", "whatYouDoAr": "يرجى إرسال صورة الصك وموقع العقار وما اتُفق عليه مع البائع.", "usualTimeEn": "One week", "usualTimeAr": "أسبوع"},
  {"nameEn": "Terms of the contract", "nameAr": "شروط العقد", "whatWeDoEn": "We draft the contract or propose changes to it, and explain each risk.", "whatWeDoAr": "نعد العقد أو نقترح تعديله ونشرح كل خطر فيه.", "whatYouDoEn": "Please tell us the price, the payments and the date of delivery that you want.", "whatYouDoAr": "يرجى إبلاغنا بالثمن والدفعات وموعد التسليم المطلوب.", "usualTimeEn": "One to two weeks", "usualTimeAr": "أسبوع إلى أسبوعين"},
  {"nameEn": "Signature", "nameAr": "التوقيع", "whatWeDoEn": "We review the final text and attend the signature if you wish.", "whatWeDoAr": "نراجع النص النهائي ونحضر التوقيع عند الرغبة في ذلك.", "whatYouDoEn": "Please pay nothing before you have our written remark on the final text.", "whatYouDoAr": "يرجى عدم دفع أي مبلغ قبل وصول ملاحظتنا المكتوبة على النص النهائي.", "usualTimeEn": "Some days", "usualTimeAr": "بضعة أيام"},
  {"nameEn": "Transfer", "nameAr": "الإفراغ", "whatWeDoEn": "We follow the transfer of the title, and check the new deed.", "whatWeDoAr": "نتابع إفراغ العقار ونراجع الصك الجديد.", "whatYouDoEn": "Please prepare the payment in the agreed form, and confirm the transfer electronically.", "whatYouDoAr": "يرجى تجهيز الدفع بالطريقة المتفق عليها وتأكيد الإفراغ إلكترونيًا.", "usualTimeEn": "One to two weeks", "usualTimeAr": "أسبوع إلى أسبوعين"},
  {"nameEn": "Delivery", "nameAr": "التسليم", "whatWeDoEn": "We prepare the record of delivery, and follow defects that you find.", "whatWeDoAr": "نعد محضر التسليم ونتابع ما يظهر من عيوب.", "whatYouDoEn": "Please inspect the property and send us pictures of any defect.", "whatYouDoAr": "يرجى معاينة العقار وإرسال صور أي عيب.", "usualTimeEn": "As agreed with the seller", "usualTimeAr": "بحسب المتفق عليه مع البائع"}
]'),
('litigation', 'Arbitration', 'تحكيم', '[
  {"nameEn": "Study of the clause", "nameAr": "دراسة شرط التحكيم", "whatWeDoEn": "We read the contract and its arbitration clause, and write to you how we see the dispute.", "whatWeDoAr": "نطلع على العقد وشرط التحكيم ونكتب لك رأينا في النزاع.", "whatYouDoEn": "Please send the contract, its annexes and the letters between the parties.", "whatYouDoAr": "يرجى إرسال العقد وملاحقه والمراسلات بين الأطراف.", "usualTimeEn": "One to two weeks", "usualTimeAr": "أسبوع إلى أسبوعين"},
  {"nameEn": "Request for arbitration", "nameAr": "طلب التحكيم", "whatWeDoEn": "We draft the request or the reply, and send it as the clause or the center requires.", "whatWeDoAr": "نعد طلب التحكيم أو الرد عليه ونرسله كما يقتضي الشرط أو مركز التحكيم.", "whatYouDoEn": "Please issue the power of attorney and pay the fees of the center.", "whatYouDoAr": "يرجى إصدار الوكالة وسداد رسوم المركز.", "usualTimeEn": "Two to three weeks", "usualTimeAr": "أسبوعان إلى ثلاثة أسابيع"},
  {"nameEn": "Arbitral tribunal", "nameAr": "تشكيل هيئة التحكيم", "whatWeDoEn": "We propose an arbitrator, and follow the formation of the tribunal and its first session.", "whatWeDoAr": "نقترح محكمًا ونتابع تشكيل الهيئة وجلستها الأولى.", "whatYouDoEn": "Please tell us of any relation that you have with a proposed arbitrator.", "whatYouDoAr": "يرجى إبلاغنا بأي صلة بمحكم مقترح.", "usualTimeEn": "One to two months", "usualTimeAr": "شهر إلى شهرين"},
  {"nameEn": "Memoranda and evidence", "nameAr": "المذكرات والأدلة", "whatWeDoEn": "We write the memoranda, and prepare the documents, witnesses and experts.", "whatWeDoAr": "نكتب المذكرات ونجهز المستندات والشهود والخبراء.", "whatYouDoEn": "Please send what we ask for, and review the facts in each memorandum.", "whatYouDoAr": "يرجى إرسال ما نطلبه ومراجعة الوقائع في كل مذكرة.", "usualTimeEn": "A few months, as the tribunal schedules them", "usualTimeAr": "أشهر قليلة بحسب جدول الهيئة"},
  {"nameEn": "Hearings", "nameAr": "الجلسات", "whatWeDoEn": "We attend the hearings, and write to you after each of them.", "whatWeDoAr": "نحضر الجلسات ونكتب لك بعد كل جلسة.", "whatYouDoEn": "Please keep the days of the hearings free if we ask you to attend.", "whatYouDoAr": "يرجى التفرغ في أيام الجلسات إذا طلبنا حضورك.", "usualTimeEn": "As the tribunal schedules them", "usualTimeAr": "بحسب جدول الهيئة"},
  {"nameEn": "Award", "nameAr": "حكم التحكيم", "whatWeDoEn": "We explain the award to you, and what can be done after it.", "whatWeDoAr": "نشرح لك حكم التحكيم وما يمكن فعله بعده.", "whatYouDoEn": "Please tell us as soon as possible how you wish to proceed.", "whatYouDoAr": "يرجى إبلاغنا في أقرب وقت بما ترغب فيه بعد الحكم.", "usualTimeEn": "As the tribunal decides", "usualTimeAr": "بحسب ما تقرره الهيئة"},
  {"nameEn": "Enforcement of the award", "nameAr": "تنفيذ الحكم", "whatWeDoEn": "We request the order of enforcement from the competent court, and follow it.", "whatWeDoAr": "نطلب الأمر بالتنفيذ من المحكمة المختصة ونتابعه.", "whatYouDoEn": "Please send us what you know about the assets of the other party.", "whatYouDoAr": "يرجى إرسال ما لديك من معلومات عن أموال الطرف الآخر.", "usualTimeEn": "It depends on the assets that are found", "usualTimeAr": "بحسب ما يظهر من أموال"}
]');
