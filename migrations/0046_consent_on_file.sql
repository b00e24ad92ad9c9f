ALTER TABLE "clients" ADD COLUMN "consent_by" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "consent_on" date;--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "consent_note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "story_parts" ADD COLUMN "consent_by" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "story_parts" ADD COLUMN "consent_on" date;--> statement-breakpoint
ALTER TABLE "story_parts" ADD COLUMN "consent_note" text DEFAULT '' NOT NULL;