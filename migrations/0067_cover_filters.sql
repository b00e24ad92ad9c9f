DROP INDEX "audit_log_action";--> statement-breakpoint
DROP INDEX "publications_category";--> statement-breakpoint
CREATE INDEX "audit_log_action" ON "audit_log" USING btree ("action","id" DESC NULLS FIRST,"entity");--> statement-breakpoint
CREATE INDEX "publications_category" ON "publications" USING btree ("category","publish_date" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE is_visible and cardinality(published_languages) > 0;