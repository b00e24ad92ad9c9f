ALTER TYPE "public"."consultation_history_field" ADD VALUE 'rejectionNote' BEFORE 'withdrawn';--> statement-breakpoint
ALTER TYPE "public"."consultation_history_field" ADD VALUE 'replied';--> statement-breakpoint
CREATE TABLE "consultation_links" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consultation_links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"token_hash" text NOT NULL,
	"sealed_token" text NOT NULL,
	"consultation_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "consultation_links_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "consultation_history" ADD COLUMN "message" text;--> statement-breakpoint
ALTER TABLE "consultations" ADD COLUMN "rejection_note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "consultation_links" ADD CONSTRAINT "consultation_links_consultation_id_consultations_id_fk" FOREIGN KEY ("consultation_id") REFERENCES "public"."consultations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consultation_links_consultation" ON "consultation_links" USING btree ("consultation_id");