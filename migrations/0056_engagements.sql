CREATE TYPE "public"."engagement_state" AS ENUM('draft', 'sent', 'change_asked', 'declined', 'expired', 'withdrawn', 'accepted', 'in_force', 'ended');--> statement-breakpoint
CREATE TYPE "public"."fee_kind" AS ENUM('fixed', 'stages', 'hourly', 'consultation', 'other');--> statement-breakpoint
ALTER TYPE "public"."consultation_history_field" ADD VALUE 'agreement' BEFORE 'appointmentProposed';--> statement-breakpoint
CREATE TABLE "engagement_templates" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "engagement_templates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"area" "service_area" NOT NULL,
	"name_en" text NOT NULL,
	"name_ar" text NOT NULL,
	"text_ar" text NOT NULL,
	"text_en" text DEFAULT '' NOT NULL,
	"is_reviewed" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "engagement_versions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "engagement_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"engagement_id" integer NOT NULL,
	"version" integer NOT NULL,
	"content" jsonb NOT NULL,
	"text" text NOT NULL,
	"text_digest" text NOT NULL,
	"storage_key" text NOT NULL,
	"size" integer NOT NULL,
	"sha256" text NOT NULL,
	"sent_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"opened_at" timestamp (3) with time zone,
	"decision" text,
	"decided_at" timestamp (3) with time zone,
	"wish" text DEFAULT '' NOT NULL,
	"accepted_by_id" integer,
	"accepted_name" text,
	"accepted_email" text,
	"accepted_from" text,
	"accepted_with" text,
	"signature" text,
	CONSTRAINT "engagement_versions_storageKey_unique" UNIQUE("storage_key")
);
--> statement-breakpoint
CREATE TABLE "engagements" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "engagements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"consultation_id" integer NOT NULL,
	"number" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"state" "engagement_state" DEFAULT 'draft' NOT NULL,
	"lawyer_id" integer,
	"kind" "fee_kind" NOT NULL,
	"amount" bigint NOT NULL,
	"vat_rate" integer NOT NULL,
	"valid_until" date NOT NULL,
	"expected_from" date,
	"expected_to" date,
	"text_ar" text NOT NULL,
	"text_en" text DEFAULT '' NOT NULL,
	"payer_name" text DEFAULT '' NOT NULL,
	"payer_consent_on" date,
	"sent_at" timestamp (3) with time zone,
	"opened_at" timestamp (3) with time zone,
	"decided_at" timestamp (3) with time zone,
	"how" text,
	"nafith_number" text DEFAULT '' NOT NULL,
	"agreed_on" date,
	"document_id" integer,
	"ended_at" timestamp (3) with time zone,
	"end_kind" text,
	"end_reason" text DEFAULT '' NOT NULL,
	"reminded" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "engagements_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "instalments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "instalments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"engagement_id" integer NOT NULL,
	"place" integer NOT NULL,
	"label_ar" text NOT NULL,
	"label_en" text DEFAULT '' NOT NULL,
	"amount" bigint NOT NULL,
	"due" text NOT NULL,
	"day" date,
	"stage" integer,
	"paid_on" date,
	"paid_how" text DEFAULT '' NOT NULL,
	"reference" text DEFAULT '' NOT NULL,
	"invoice_document_id" integer,
	"reminded" integer
);
--> statement-breakpoint
CREATE TABLE "former_ibans" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "former_ibans_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"iban" text NOT NULL,
	"replaced_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "kind" text;--> statement-breakpoint
ALTER TABLE "engagement_versions" ADD CONSTRAINT "engagement_versions_engagement_id_engagements_id_fk" FOREIGN KEY ("engagement_id") REFERENCES "public"."engagements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engagement_versions" ADD CONSTRAINT "engagement_versions_accepted_by_id_users_id_fk" FOREIGN KEY ("accepted_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engagements" ADD CONSTRAINT "engagements_consultation_id_consultations_id_fk" FOREIGN KEY ("consultation_id") REFERENCES "public"."consultations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engagements" ADD CONSTRAINT "engagements_lawyer_id_users_id_fk" FOREIGN KEY ("lawyer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engagements" ADD CONSTRAINT "engagements_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "instalments" ADD CONSTRAINT "instalments_engagement_id_engagements_id_fk" FOREIGN KEY ("engagement_id") REFERENCES "public"."engagements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "instalments" ADD CONSTRAINT "instalments_invoice_document_id_documents_id_fk" FOREIGN KEY ("invoice_document_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "engagement_templates_area" ON "engagement_templates" USING btree ("area","id");--> statement-breakpoint
CREATE UNIQUE INDEX "engagement_versions_version" ON "engagement_versions" USING btree ("engagement_id","version");--> statement-breakpoint
CREATE INDEX "engagement_versions_sha256" ON "engagement_versions" USING btree ("sha256");--> statement-breakpoint
CREATE INDEX "engagement_versions_accepted_by" ON "engagement_versions" USING btree ("accepted_by_id");--> statement-breakpoint
CREATE UNIQUE INDEX "engagements_one_draft" ON "engagements" USING btree ("consultation_id") WHERE "engagements"."state" = 'draft';--> statement-breakpoint
CREATE INDEX "engagements_consultation" ON "engagements" USING btree ("consultation_id","id");--> statement-breakpoint
CREATE INDEX "engagements_state" ON "engagements" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "engagements_lawyer" ON "engagements" USING btree ("lawyer_id","id");--> statement-breakpoint
CREATE INDEX "engagements_nafith" ON "engagements" USING btree ("nafith_number") WHERE "engagements"."nafith_number" <> '';--> statement-breakpoint
CREATE INDEX "engagements_valid" ON "engagements" USING btree ("valid_until") WHERE "engagements"."state" = 'sent';--> statement-breakpoint
CREATE INDEX "engagements_document" ON "engagements" USING btree ("document_id");--> statement-breakpoint
CREATE UNIQUE INDEX "instalments_place" ON "instalments" USING btree ("engagement_id","place");--> statement-breakpoint
CREATE INDEX "instalments_day" ON "instalments" USING btree ("day") WHERE "instalments"."paid_on" is null;--> statement-breakpoint
CREATE INDEX "instalments_invoice" ON "instalments" USING btree ("invoice_document_id");--> statement-breakpoint
-- Rows of agreements that were sent are announced to their client.
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
    -- These rows belong to the client of their request. A hidden date or a draft is none of the client's business.
    IF TG_TABLE_NAME IN ('appointments', 'paths') OR TG_TABLE_NAME IN ('path_dates', 'engagements')
        AND EXISTS (SELECT FROM unnest(old_rows || new_rows) AS row
          WHERE coalesce((row ->> 'is_shown')::boolean, row ->> 'state' <> 'draft')) THEN
      SELECT news || jsonb_build_object('people', coalesce(jsonb_agg(DISTINCT user_id), '[]'))
        INTO news
        FROM consultations WHERE user_id IS NOT NULL AND id IN (SELECT jsonb_array_elements_text(news -> 'ids')::integer);
    END IF;
  END IF;
  PERFORM pg_notify('mizan_records', (news || jsonb_build_object('table', TG_TABLE_NAME))::text);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER announce_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "engagements" FOR EACH STATEMENT EXECUTE FUNCTION announce_change();--> statement-breakpoint
CREATE TRIGGER announce_inserted AFTER INSERT ON "engagements" REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION announce_records('consultation_id', '', '');--> statement-breakpoint
CREATE TRIGGER announce_deleted AFTER DELETE ON "engagements" REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION announce_records('consultation_id', '', '');--> statement-breakpoint
CREATE TRIGGER announce_updated AFTER UPDATE ON "engagements" REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION announce_records('consultation_id', '', '');--> statement-breakpoint
-- The templates of a new firm. The partner reviews them (docs/legal-review.md).
INSERT INTO "engagement_templates" ("area", "name_en", "name_ar", "text_ar", "text_en") VALUES
('litigation', 'Court case', 'ترافع في دعوى', 'أولًا: نطاق العمل
يتولى المكتب الترافع عن العميل {client} في الدعوى موضوع الطلب رقم {number}، ويشمل ذلك دراسة المستندات وإعداد المذكرات وحضور الجلسات أمام محكمة الدرجة الأولى حتى صدور الحكم. ولا يشمل الاستئناف ولا التنفيذ إلا باتفاق مكتوب.
ثانيًا: التزامات المكتب
يبذل المكتب عناية المحامي الحريص، ويحافظ على سرية ما يطلع عليه، ويبلغ العميل بكل جلسة وبما دار فيها، ولا يلتزم بتحقيق نتيجة بعينها. والمحامي المسؤول هو {lawyer}.
ثالثًا: التزامات العميل
يزود العميل المكتب بالوقائع والمستندات كاملة وفي وقتها، ويصدر الوكالة اللازمة، ويسدد الأتعاب في مواعيدها.
رابعًا: الأتعاب
الأتعاب {fee} تضاف إليها ضريبة القيمة المضافة {vat}، والإجمالي {total} ({totalInWords}). ولا تشمل الرسوم القضائية وأتعاب الخبراء ومصاريف السفر، ويتحملها العميل بعد موافقته عليها.
خامسًا: المدة والانتهاء
ينتهي العقد بإنجاز العمل. وللعميل إنهاؤه كتابةً في أي وقت، وللمحامي الاعتذار عن الاستمرار لسبب مشروع بعد إشعار العميل بوقت كافٍ، ويستحق المكتب أتعاب ما أنجزه من العمل.
سادسًا: أحكام عامة
يخضع هذا العقد لأنظمة المملكة العربية السعودية، ولا يعدّل إلا كتابةً بنسخة جديدة يقبلها الطرفان.', '1. Scope of work
The firm represents {client} in the case of request no. {number}. This includes the study of the documents, the memoranda and the hearings before the court of first instance until its judgment. It does not include an appeal or the enforcement unless agreed in writing.
2. Duties of the firm
The firm acts with the care of a diligent lawyer, keeps all information confidential and reports on each hearing. It does not promise a particular result. The lawyer in charge is {lawyer}.
3. Duties of the client
The client provides all facts and documents in time, issues the necessary power of attorney and pays the fee when it is due.
4. Fee
The fee is {fee}, with value added tax of {vat}. The total is {total} ({totalInWords}). Court fees, experts and travel are not included and are paid by the client after approval.
5. Term and ending
The agreement ends when the work is done. The client may end it in writing at any time. The lawyer may withdraw for a legitimate reason with sufficient notice. The firm is paid for the work that it has done.
6. General terms
This agreement is subject to the laws of the Kingdom of Saudi Arabia. It is changed only in writing, by a new version that both parties accept.'),
('other', 'Consultation', 'استشارة', 'أولًا: نطاق العمل
يقدم المكتب للعميل {client} استشارة نظامية في موضوع الطلب رقم {number}، تشمل الاطلاع على ما يقدمه من مستندات ومقابلة واحدة ورأيًا مكتوبًا. ولا تشمل تمثيل العميل أمام أي جهة.
ثانيًا: الالتزامات
يبذل المكتب عناية المحامي الحريص ويحافظ على سرية المعلومات، ويزوده العميل بالوقائع والمستندات كاملة. والمحامي المسؤول هو {lawyer}.
ثالثًا: الأتعاب
الأتعاب {fee} تضاف إليها ضريبة القيمة المضافة {vat}، والإجمالي {total} ({totalInWords}).
رابعًا: الانتهاء
ينتهي العقد بتسليم الرأي المكتوب. وللعميل إنهاؤه كتابةً قبل ذلك، ويستحق المكتب أتعاب ما أنجزه من العمل.
خامسًا: أحكام عامة
يخضع هذا العقد لأنظمة المملكة العربية السعودية.', '1. Scope of work
The firm gives {client} legal advice on the subject of request no. {number}. This includes the study of the documents, one meeting and a written opinion. It does not include representation before any authority.
2. Duties
The firm acts with the care of a diligent lawyer and keeps all information confidential. The client provides all facts and documents. The lawyer in charge is {lawyer}.
3. Fee
The fee is {fee}, with value added tax of {vat}. The total is {total} ({totalInWords}).
4. Ending
The agreement ends with the delivery of the written opinion. The client may end it earlier in writing, and the firm is paid for the work that it has done.
5. General terms
This agreement is subject to the laws of the Kingdom of Saudi Arabia.'),
('contract', 'Drafting or review of a contract', 'صياغة عقد أو مراجعته', 'أولًا: نطاق العمل
يتولى المكتب للعميل {client} صياغة العقد موضوع الطلب رقم {number} أو مراجعته، ويشمل ذلك مسودة أولى وتعديلين بناءً على ملاحظات العميل. ولا يشمل التفاوض مع الطرف الآخر إلا باتفاق مكتوب.
ثانيًا: المدة
المدة المتوقعة للعمل من {from} إلى {to}، وتبدأ من وصول المستندات كاملة.
ثالثًا: الالتزامات
يبذل المكتب عناية المحامي الحريص ويحافظ على سرية المعلومات، ويزوده العميل بالوقائع والمستندات كاملة. والمحامي المسؤول هو {lawyer}.
رابعًا: الأتعاب
الأتعاب {fee} تضاف إليها ضريبة القيمة المضافة {vat}، والإجمالي {total} ({totalInWords}).
خامسًا: الانتهاء
ينتهي العقد بتسليم النسخة النهائية. وللعميل إنهاؤه كتابةً قبل ذلك، ويستحق المكتب أتعاب ما أنجزه من العمل.
سادسًا: أحكام عامة
يخضع هذا العقد لأنظمة المملكة العربية السعودية، ولا يعدّل إلا كتابةً.', '1. Scope of work
The firm drafts or reviews the contract of request no. {number} for {client}. This includes a first draft and two revisions after the client’s remarks. It does not include negotiations with the other party unless agreed in writing.
2. Time
The work is expected to take from {from} to {to}, once all documents have arrived.
3. Duties
The firm acts with the care of a diligent lawyer and keeps all information confidential. The client provides all facts and documents. The lawyer in charge is {lawyer}.
4. Fee
The fee is {fee}, with value added tax of {vat}. The total is {total} ({totalInWords}).
5. Ending
The agreement ends with the delivery of the final version. The client may end it earlier in writing, and the firm is paid for the work that it has done.
6. General terms
This agreement is subject to the laws of the Kingdom of Saudi Arabia. It is changed only in writing.');
