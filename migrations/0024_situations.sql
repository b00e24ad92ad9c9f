ALTER TABLE "services" ADD COLUMN "situation_en" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "situation_ar" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- Its indexes go with the column.
ALTER TABLE "services" drop column "search_text";--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "search_text" text GENERATED ALWAYS AS (fold_text(name_en || ' ' || name_ar || ' ' || description_en || ' ' || description_ar || ' ' || situation_en || ' ' || situation_ar)) STORED;--> statement-breakpoint
CREATE INDEX "services_search" ON "services" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "services_words" ON "services" USING gin (search_vector("search_text"));
