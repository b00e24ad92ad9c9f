ALTER TABLE "users" ADD COLUMN "seen_in_person_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "seen_in_person_by_id" integer;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "seen_in_person_note" text;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_seen_in_person_by_id_users_id_fk" FOREIGN KEY ("seen_in_person_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
-- Custom: what was written down stays. An owner that is no superuser is bound by this until it grants itself more; the
-- embedded engine knows superusers only, and takes no notice.
REVOKE UPDATE, DELETE, TRUNCATE ON "audit_log" FROM CURRENT_USER, PUBLIC;
