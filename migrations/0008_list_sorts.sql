DROP INDEX "audit_log_user";--> statement-breakpoint
DROP INDEX "newsletter_subscribers_search";--> statement-breakpoint
DROP INDEX "outbox_search";--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "search_text" text GENERATED ALWAYS AS (fold_text(user_name)) STORED;--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" ADD COLUMN "search_text" text GENERATED ALWAYS AS (fold_text(email)) STORED;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "search_text" text GENERATED ALWAYS AS (fold_text(subject || ' ' || recipient)) STORED;--> statement-breakpoint
CREATE INDEX "audit_log_search" ON "audit_log" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "consultations_by_first_name" ON "consultations" USING btree ("first_name","id");--> statement-breakpoint
CREATE INDEX "consultations_by_service" ON "consultations" USING btree ("service","id");--> statement-breakpoint
CREATE INDEX "consultations_by_status" ON "consultations" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "contact_messages_by_name" ON "contact_messages" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "contact_messages_by_subject" ON "contact_messages" USING btree ("subject","id");--> statement-breakpoint
CREATE INDEX "contact_messages_by_is_read" ON "contact_messages" USING btree ("is_read","id");--> statement-breakpoint
CREATE INDEX "messages_by_subject" ON "messages" USING btree ("subject","id");--> statement-breakpoint
CREATE INDEX "messages_by_status" ON "messages" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "newsletter_subscribers_by_email" ON "newsletter_subscribers" USING btree ("email","id");--> statement-breakpoint
CREATE INDEX "newsletter_subscribers_by_language" ON "newsletter_subscribers" USING btree ("language","id");--> statement-breakpoint
CREATE INDEX "newsletter_subscribers_by_confirmed_at" ON "newsletter_subscribers" USING btree ("confirmed_at","id");--> statement-breakpoint
CREATE INDEX "outbox_by_subject" ON "outbox" USING btree ("subject","id");--> statement-breakpoint
CREATE INDEX "outbox_by_recipient" ON "outbox" USING btree ("recipient","id");--> statement-breakpoint
CREATE INDEX "outbox_by_state" ON "outbox" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "outbox_by_attempts" ON "outbox" USING btree ("attempts","id");--> statement-breakpoint
CREATE INDEX "services_by_display_order" ON "services" USING btree ("display_order","id");--> statement-breakpoint
CREATE INDEX "services_by_name_en" ON "services" USING btree ("name_en","id");--> statement-breakpoint
CREATE INDEX "services_by_name_ar" ON "services" USING btree ("name_ar","id");--> statement-breakpoint
CREATE INDEX "services_by_created_at" ON "services" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "services_search" ON "services" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_by_first_name" ON "users" USING btree ("first_name","id");--> statement-breakpoint
CREATE INDEX "users_by_username" ON "users" USING btree ("username","id");--> statement-breakpoint
CREATE INDEX "users_by_email" ON "users" USING btree ("email","id");--> statement-breakpoint
CREATE INDEX "users_by_role" ON "users" USING btree ("role","id");--> statement-breakpoint
CREATE INDEX "newsletter_subscribers_search" ON "newsletter_subscribers" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "outbox_search" ON "outbox" USING gin ("search_text" gin_trgm_ops);