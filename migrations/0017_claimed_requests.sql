-- Custom: the type is made anew, since a value that is only added cannot be used before this migration is committed. What
-- a person took over from their time as a guest was kept as created once more, by a guest.
ALTER TYPE "public"."consultation_history_field" RENAME TO "consultation_history_field_before";--> statement-breakpoint
CREATE TYPE "public"."consultation_history_field" AS ENUM('created', 'status', 'assignedToId', 'notes', 'withdrawn', 'claimed', 'readers');--> statement-breakpoint
ALTER TABLE "consultation_history" ALTER COLUMN "field" TYPE "public"."consultation_history_field" USING
  (CASE WHEN "field" = 'created' AND "from_value" = 'guest' THEN 'claimed' ELSE "field"::text END)::"public"."consultation_history_field";--> statement-breakpoint
UPDATE "consultation_history" SET "from_value" = NULL WHERE "field" = 'claimed';--> statement-breakpoint
DROP TYPE "public"."consultation_history_field_before";
