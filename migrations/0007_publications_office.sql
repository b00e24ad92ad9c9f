ALTER TABLE "publications" ADD COLUMN "arabic_outdated_since" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "publications_newest" ON "publications" USING btree ("publish_date" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "publications_partly" ON "publications" USING btree ("id") WHERE cardinality(published_languages) < 2;