CREATE TABLE "newsletter_issues" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "newsletter_issues_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"publication_id" integer,
	"language" "language_code" NOT NULL,
	"title" text NOT NULL,
	"area" "publication_category" NOT NULL,
	"user_id" integer,
	"started_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_subscriber_id" integer DEFAULT 0 NOT NULL,
	"stopped_at" timestamp (3) with time zone,
	"queued_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "newsletter_recipients" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "newsletter_recipients_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"issue_id" integer NOT NULL,
	"subscriber_id" integer,
	"mail_id" integer,
	"sent_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" ADD COLUMN "areas" "publication_category"[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "newsletter_issues" ADD CONSTRAINT "newsletter_issues_publication_id_publications_id_fk" FOREIGN KEY ("publication_id") REFERENCES "public"."publications"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_issues" ADD CONSTRAINT "newsletter_issues_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_recipients" ADD CONSTRAINT "newsletter_recipients_issue_id_newsletter_issues_id_fk" FOREIGN KEY ("issue_id") REFERENCES "public"."newsletter_issues"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_recipients" ADD CONSTRAINT "newsletter_recipients_subscriber_id_newsletter_subscribers_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "public"."newsletter_subscribers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_recipients" ADD CONSTRAINT "newsletter_recipients_mail_id_outbox_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."outbox"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_issues_once" ON "newsletter_issues" USING btree ("publication_id","language");--> statement-breakpoint
CREATE INDEX "newsletter_issues_newest" ON "newsletter_issues" USING btree ("started_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_recipients_once" ON "newsletter_recipients" USING btree ("issue_id","subscriber_id");--> statement-breakpoint
CREATE INDEX "newsletter_recipients_subscriber" ON "newsletter_recipients" USING btree ("subscriber_id");--> statement-breakpoint
CREATE INDEX "newsletter_recipients_mail" ON "newsletter_recipients" USING btree ("mail_id");--> statement-breakpoint
CREATE INDEX "newsletter_recipients_unsent" ON "newsletter_recipients" USING btree ("issue_id") WHERE sent_at is null;--> statement-breakpoint
CREATE INDEX "tokens_person" ON "tokens" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "tokens_email" ON "tokens" USING btree ("email");--> statement-breakpoint
CREATE INDEX "tokens_expiry" ON "tokens" USING btree ("expires_at");