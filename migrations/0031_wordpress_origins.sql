CREATE TABLE "publication_origins" (
	"origin" text PRIMARY KEY NOT NULL,
	"publication_id" integer NOT NULL,
	"address" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "source_address" text;--> statement-breakpoint
ALTER TABLE "publication_origins" ADD CONSTRAINT "publication_origins_publication_id_publications_id_fk" FOREIGN KEY ("publication_id") REFERENCES "public"."publications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "publication_origins_publication" ON "publication_origins" USING btree ("publication_id");--> statement-breakpoint
CREATE INDEX "images_source" ON "images" USING btree ("source_address") WHERE "images"."source_address" is not null;