ALTER TABLE "consultations" ALTER COLUMN "language" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "consultations" ALTER COLUMN "language" SET DEFAULT 'en';--> statement-breakpoint
ALTER TABLE "contact_messages" ALTER COLUMN "language" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "contact_messages" ALTER COLUMN "language" SET DEFAULT 'en';--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" ALTER COLUMN "language" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" ALTER COLUMN "language" SET DEFAULT 'en';--> statement-breakpoint
ALTER TABLE "consents" ALTER COLUMN "language" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "preferred_language" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "preferred_language" SET DEFAULT 'en';