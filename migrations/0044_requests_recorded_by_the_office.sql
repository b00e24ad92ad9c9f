CREATE TYPE "public"."consultation_origin" AS ENUM('website', 'phone', 'whatsapp', 'visit', 'email', 'other');--> statement-breakpoint
ALTER TYPE "public"."consultation_history_field" ADD VALUE 'spokenWith' BEFORE 'parties';--> statement-breakpoint
ALTER TYPE "public"."consultation_history_field" ADD VALUE 'contactCorrected' BEFORE 'parties';--> statement-breakpoint
ALTER TABLE "consents" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "consents" ADD COLUMN "notice_way" text;--> statement-breakpoint
ALTER TABLE "consultations" ADD COLUMN "origin" "consultation_origin" DEFAULT 'website' NOT NULL;--> statement-breakpoint
ALTER TABLE "consultations" ADD COLUMN "heard_through" text;--> statement-breakpoint
ALTER TABLE "consultations" ADD COLUMN "recorded_by_id" integer;--> statement-breakpoint
ALTER TABLE "consultations" ADD COLUMN "received_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "consultations" ADD COLUMN "urgent_day" date;--> statement-breakpoint
ALTER TABLE "consultations" ADD COLUMN "urgent_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "consultations" ADD COLUMN "urgent_mailed" integer;--> statement-breakpoint
ALTER TABLE "consultations" ADD CONSTRAINT "consultations_recorded_by_id_users_id_fk" FOREIGN KEY ("recorded_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consultations_received" ON "consultations" USING btree (coalesce("received_at", "created_at"),"id");--> statement-breakpoint
CREATE INDEX "consultations_recorded_by" ON "consultations" USING btree ("recorded_by_id") WHERE "consultations"."recorded_by_id" is not null;--> statement-breakpoint
CREATE INDEX "consultations_phone" ON "consultations" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "consultations_urgent" ON "consultations" USING btree ("urgent_day") WHERE "consultations"."urgent_day" is not null;