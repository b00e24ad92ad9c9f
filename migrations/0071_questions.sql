CREATE TYPE "public"."question_version_state" AS ENUM('draft', 'published');--> statement-breakpoint
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
ALTER TABLE "question_answers" ADD CONSTRAINT "question_answers_consultation_id_consultations_id_fk" FOREIGN KEY ("consultation_id") REFERENCES "public"."consultations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_answers" ADD CONSTRAINT "question_answers_version_id_question_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."question_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_answers" ADD CONSTRAINT "question_answers_recorded_by_id_users_id_fk" FOREIGN KEY ("recorded_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_answers" ADD CONSTRAINT "question_answers_read_by_id_users_id_fk" FOREIGN KEY ("read_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_forms" ADD CONSTRAINT "question_forms_consultation_id_consultations_id_fk" FOREIGN KEY ("consultation_id") REFERENCES "public"."consultations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_forms" ADD CONSTRAINT "question_forms_version_id_question_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."question_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_forms" ADD CONSTRAINT "question_forms_requested_by_id_users_id_fk" FOREIGN KEY ("requested_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_versions" ADD CONSTRAINT "question_versions_reviewed_by_id_users_id_fk" FOREIGN KEY ("reviewed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "question_answers_consultation" ON "question_answers" USING btree ("consultation_id","id");--> statement-breakpoint
CREATE INDEX "question_answers_version" ON "question_answers" USING btree ("version_id");--> statement-breakpoint
CREATE INDEX "question_answers_recorded_by" ON "question_answers" USING btree ("recorded_by_id");--> statement-breakpoint
CREATE INDEX "question_answers_read_by" ON "question_answers" USING btree ("read_by_id");--> statement-breakpoint
CREATE INDEX "question_answers_marked" ON "question_answers" USING btree ("created_at") WHERE "question_answers"."read_at" is null and cardinality("question_answers"."cautions") > 0;--> statement-breakpoint
CREATE INDEX "question_forms_version" ON "question_forms" USING btree ("version_id");--> statement-breakpoint
CREATE INDEX "question_forms_requested_by" ON "question_forms" USING btree ("requested_by_id");--> statement-breakpoint
CREATE UNIQUE INDEX "question_versions_draft" ON "question_versions" USING btree ("area") WHERE "question_versions"."state" = 'draft';--> statement-breakpoint
CREATE INDEX "question_versions_reviewed_by" ON "question_versions" USING btree ("reviewed_by_id");--> statement-breakpoint
-- Live lists: whether a request is answered, for all who list it, and for its client.
SELECT announce_table('question_forms', client_sees => 'true');--> statement-breakpoint
SELECT announce_table('question_answers', client_sees => 'true');
