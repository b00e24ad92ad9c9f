ALTER TABLE "consultations" ADD COLUMN "is_doubtful" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "is_doubtful" boolean DEFAULT false NOT NULL;