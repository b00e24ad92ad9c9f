-- Rows are counted when a list is read.
DROP FUNCTION keep_count() CASCADE;--> statement-breakpoint
DROP FUNCTION add_up_kept_counts(text);--> statement-breakpoint
DROP TABLE kept_counts;--> statement-breakpoint
ALTER TABLE "publication_texts" ALTER COLUMN "article_en" SET DATA TYPE jsonb USING article_en::jsonb;--> statement-breakpoint
ALTER TABLE "publication_texts" ALTER COLUMN "article_ar" SET DATA TYPE jsonb USING article_ar::jsonb;--> statement-breakpoint
ALTER TABLE "publication_texts" DROP COLUMN "listed_fields";--> statement-breakpoint
ALTER TABLE "publication_texts" DROP COLUMN "content_fields";
