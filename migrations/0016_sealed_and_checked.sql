CREATE TYPE "public"."malware_check" AS ENUM('checking', 'clean', 'infected');--> statement-breakpoint
-- Custom: the type is made anew, since a value that is only added cannot be used before this migration is committed.
ALTER TYPE "public"."token_purpose" RENAME TO "token_purpose_before";--> statement-breakpoint
CREATE TYPE "public"."token_purpose" AS ENUM('password_reset', 'email_verification', 'email_change', 'newsletter_confirmation', 'newsletter_unsubscribe');--> statement-breakpoint
ALTER TABLE "tokens" ALTER COLUMN "purpose" TYPE "public"."token_purpose" USING "purpose"::text::"public"."token_purpose";--> statement-breakpoint
DROP TYPE "public"."token_purpose_before";--> statement-breakpoint
-- Custom: links of mail sent so far go on ending a subscription, and are kept as hashes like all others.
INSERT INTO "tokens" ("token_hash", "purpose", "email", "expires_at")
SELECT encode(sha256(convert_to("unsubscribe_token", 'UTF8')), 'hex'), 'newsletter_unsubscribe', lower("email"), now() + interval '2 years'
FROM "newsletter_subscribers";--> statement-breakpoint
ALTER TYPE "public"."mail_state" ADD VALUE 'held';--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" DROP CONSTRAINT "newsletter_subscribers_unsubscribeToken_unique";--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "malware_check" "malware_check";--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "malware_attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "next_check_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "malware_check" "malware_check";--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "malware_attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "next_check_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "sealed_tokens" text;--> statement-breakpoint
CREATE INDEX "documents_to_check" ON "documents" USING btree ("next_check_at") WHERE "documents"."malware_check" = 'checking';--> statement-breakpoint
CREATE INDEX "images_to_check" ON "images" USING btree ("next_check_at") WHERE "images"."malware_check" = 'checking';--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" DROP COLUMN "unsubscribe_token";