CREATE TABLE "publication_texts" (
	"publication_id" integer PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"preview_en" text NOT NULL,
	"preview_ar" text NOT NULL,
	"plain_en" text NOT NULL,
	"plain_ar" text NOT NULL,
	"article_en" text,
	"article_ar" text,
	"listed_fields" text NOT NULL,
	"content_fields" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "publication_words" (
	"word" text PRIMARY KEY NOT NULL,
	"stems" text[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "publication_texts" ADD CONSTRAINT "publication_texts_publication_id_publications_id_fk" FOREIGN KEY ("publication_id") REFERENCES "public"."publications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "publication_words_stems" ON "publication_words" USING gin ("stems") WITH (fastupdate=false);--> statement-breakpoint
-- What was derived from a publication is outdated by any change of what it was derived from, whoever makes it.
CREATE FUNCTION outdate_publication_texts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE publication_texts SET version = 0 WHERE publication_id = new.id AND version <> 0;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER publications_outdate_texts AFTER UPDATE ON publications FOR EACH ROW
WHEN ((old.title_en, old.title_ar, old.summary_en, old.summary_ar, old.content_en, old.content_ar, old.category,
    old.cover_image, old.published_languages, old.publish_date, old.created_at, old.updated_at)
  IS DISTINCT FROM (new.title_en, new.title_ar, new.summary_en, new.summary_ar, new.content_en, new.content_ar,
    new.category, new.cover_image, new.published_languages, new.publish_date, new.created_at, new.updated_at))
EXECUTE FUNCTION outdate_publication_texts();
--> statement-breakpoint
-- Read far more often than written: kept as they are, since taking a text apart costs more than all else in a list.
ALTER TABLE "publication_texts" ALTER COLUMN "plain_en" SET STORAGE EXTERNAL, ALTER COLUMN "plain_ar" SET STORAGE EXTERNAL,
  ALTER COLUMN "article_en" SET STORAGE EXTERNAL, ALTER COLUMN "article_ar" SET STORAGE EXTERNAL,
  ALTER COLUMN "listed_fields" SET STORAGE EXTERNAL, ALTER COLUMN "content_fields" SET STORAGE EXTERNAL;
