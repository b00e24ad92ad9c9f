CREATE TYPE "public"."story_kind" AS ENUM('welcome', 'introduction', 'history', 'milestone', 'mission', 'vision', 'value', 'testimonial');--> statement-breakpoint
CREATE TABLE "story_parts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "story_parts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" "story_kind" NOT NULL,
	"title_en" text DEFAULT '' NOT NULL,
	"title_ar" text DEFAULT '' NOT NULL,
	"text_en" text NOT NULL,
	"text_ar" text DEFAULT '' NOT NULL,
	"detail_en" text DEFAULT '' NOT NULL,
	"detail_ar" text DEFAULT '' NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
	"is_visible" boolean DEFAULT true NOT NULL,
	"display_order" integer DEFAULT 0 NOT NULL,
	"search_text" text GENERATED ALWAYS AS (fold_text(title_en || ' ' || title_ar || ' ' || text_en || ' ' || text_ar || ' ' || detail_en || ' ' || detail_ar)) STORED,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sample_rows" (
	"table_name" text NOT NULL,
	"row_id" integer NOT NULL,
	"fingerprint" text,
	CONSTRAINT "sample_rows_table_name_row_id_pk" PRIMARY KEY("table_name","row_id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "story_parts_single" ON "story_parts" USING btree ("kind") WHERE kind in ('welcome', 'introduction', 'history', 'mission', 'vision');--> statement-breakpoint
CREATE INDEX "story_parts_order" ON "story_parts" USING btree ("display_order","id");--> statement-breakpoint
CREATE INDEX "story_parts_by_kind" ON "story_parts" USING btree ("kind","id");--> statement-breakpoint
CREATE INDEX "story_parts_search" ON "story_parts" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
-- Visitors read these, so their changes are announced (decision 34).
CREATE TRIGGER announce_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "story_parts" FOR EACH STATEMENT EXECUTE FUNCTION announce_change();
