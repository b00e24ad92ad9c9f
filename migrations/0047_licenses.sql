ALTER TABLE "team_members" ADD COLUMN "license_date" date;--> statement-breakpoint
ALTER TABLE "team_members" ADD COLUMN "license_end" date;--> statement-breakpoint
ALTER TABLE "team_members" ADD COLUMN "announced_end" date;--> statement-breakpoint
ALTER TABLE "team_members" ADD COLUMN "announced_days" smallint;