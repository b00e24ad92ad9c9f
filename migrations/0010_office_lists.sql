DROP INDEX "publications_partly";--> statement-breakpoint
ALTER TABLE "publications" ADD COLUMN "search_text" text GENERATED ALWAYS AS (fold_text(title_en || ' ' || title_ar || ' ' || summary_en || ' ' || summary_ar)) STORED;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "name_text" text GENERATED ALWAYS AS (fold_text(first_name || ' ' || last_name)) STORED;--> statement-breakpoint
CREATE INDEX "clients_by_display_order" ON "clients" USING btree ("display_order","id");--> statement-breakpoint
CREATE INDEX "clients_by_name_en" ON "clients" USING btree ("name_en","id");--> statement-breakpoint
CREATE INDEX "clients_by_name_ar" ON "clients" USING btree ("name_ar","id");--> statement-breakpoint
CREATE INDEX "clients_by_type" ON "clients" USING btree ("client_type","id");--> statement-breakpoint
CREATE INDEX "clients_by_created_at" ON "clients" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "publications_by_title_en" ON "publications" USING btree ("title_en","id");--> statement-breakpoint
CREATE INDEX "publications_by_title_ar" ON "publications" USING btree ("title_ar","id");--> statement-breakpoint
CREATE INDEX "publications_by_category" ON "publications" USING btree ("category","id");--> statement-breakpoint
CREATE INDEX "publications_by_visibility" ON "publications" USING btree ("is_visible","id");--> statement-breakpoint
CREATE INDEX "publications_text" ON "publications" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "team_members_by_display_order" ON "team_members" USING btree ("display_order","id");--> statement-breakpoint
CREATE INDEX "team_members_by_name_en" ON "team_members" USING btree ("name_en","id");--> statement-breakpoint
CREATE INDEX "team_members_by_name_ar" ON "team_members" USING btree ("name_ar","id");--> statement-breakpoint
CREATE INDEX "team_members_by_position" ON "team_members" USING btree ("position","id");--> statement-breakpoint
CREATE INDEX "team_members_by_position_ar" ON "team_members" USING btree ("position_ar","id");--> statement-breakpoint
CREATE INDEX "team_members_by_specialization" ON "team_members" USING btree ("specialization","id");--> statement-breakpoint
CREATE INDEX "team_members_by_specialization_ar" ON "team_members" USING btree ("specialization_ar","id");--> statement-breakpoint
CREATE INDEX "team_members_by_type" ON "team_members" USING btree ("member_type","id");--> statement-breakpoint
CREATE INDEX "team_members_by_created_at" ON "team_members" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "users_name" ON "users" USING gin ("name_text" gin_trgm_ops);