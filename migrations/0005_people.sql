ALTER TABLE "clients" ADD COLUMN "search_text" text GENERATED ALWAYS AS (fold_text(name_en || ' ' || name_ar || ' ' || description_en || ' ' || description_ar)) STORED;--> statement-breakpoint
ALTER TABLE "team_members" ADD COLUMN "search_text" text GENERATED ALWAYS AS (fold_text(name_en || ' ' || name_ar || ' ' || "position" || ' ' || position_ar || ' ' || specialization || ' ' || specialization_ar || ' ' || bio || ' ' || bio_ar)) STORED;--> statement-breakpoint
CREATE INDEX "clients_search" ON "clients" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "team_members_user" ON "team_members" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "team_members_search" ON "team_members" USING gin ("search_text" gin_trgm_ops);