ALTER TYPE "public"."mail_state" ADD VALUE 'replaced';--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "uid" text DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "matter" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "topic" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "is_last_word" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "claimed_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "restored_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "outbox_waiting_matter" ON "outbox" USING btree ("recipient","matter","id") WHERE "outbox"."state" = 'waiting';