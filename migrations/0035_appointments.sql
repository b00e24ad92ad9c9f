CREATE TYPE "public"."appointment_kind" AS ENUM('office', 'phone', 'video');--> statement-breakpoint
CREATE TYPE "public"."appointment_state" AS ENUM('proposed', 'confirmed', 'canceled');--> statement-breakpoint
ALTER TYPE "public"."consultation_history_field" ADD VALUE 'appointmentProposed';--> statement-breakpoint
ALTER TYPE "public"."consultation_history_field" ADD VALUE 'appointmentConfirmed';--> statement-breakpoint
ALTER TYPE "public"."consultation_history_field" ADD VALUE 'appointmentMoved';--> statement-breakpoint
ALTER TYPE "public"."consultation_history_field" ADD VALUE 'appointmentCanceled';--> statement-breakpoint
CREATE TABLE "appointment_hours" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "appointment_hours_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer,
	"rules" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "appointment_proposals" (
	"appointment_id" integer NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "appointment_proposals_appointment_id_starts_at_pk" PRIMARY KEY("appointment_id","starts_at")
);
--> statement-breakpoint
CREATE TABLE "appointments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "appointments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"consultation_id" integer NOT NULL,
	"lawyer_id" integer,
	"kind" "appointment_kind" NOT NULL,
	"place" text DEFAULT '' NOT NULL,
	"minutes" integer NOT NULL,
	"state" "appointment_state" DEFAULT 'proposed' NOT NULL,
	"starts_at" timestamp (3) with time zone,
	"held_until" timestamp (3) with time zone,
	"settled_at" timestamp (3) with time zone,
	"sequence" integer DEFAULT 0 NOT NULL,
	"moves" integer DEFAULT 0 NOT NULL,
	"time_zone" text,
	"day_reminder_at" timestamp (3) with time zone,
	"hour_reminder_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "appointments_time" CHECK (("appointments"."state" = 'confirmed') <= (num_nonnulls("appointments"."starts_at", "appointments"."held_until", "appointments"."settled_at") = 3 and "appointments"."starts_at" < "appointments"."held_until"))
);
--> statement-breakpoint
CREATE TABLE "holidays" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "holidays_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text,
	"name_en" text DEFAULT '' NOT NULL,
	"name_ar" text DEFAULT '' NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"is_observed" boolean DEFAULT true NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "holidays_key_unique" UNIQUE("key"),
	CONSTRAINT "holidays_order" CHECK ("holidays"."first_day" <= "holidays"."last_day")
);
--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "calendar" text;--> statement-breakpoint
ALTER TABLE "appointment_hours" ADD CONSTRAINT "appointment_hours_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment_proposals" ADD CONSTRAINT "appointment_proposals_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_consultation_id_consultations_id_fk" FOREIGN KEY ("consultation_id") REFERENCES "public"."consultations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_lawyer_id_users_id_fk" FOREIGN KEY ("lawyer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "appointment_hours_person" ON "appointment_hours" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "appointment_hours_firm" ON "appointment_hours" USING btree (("user_id" is null)) WHERE "appointment_hours"."user_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "appointments_one_proposal" ON "appointments" USING btree ("consultation_id") WHERE "appointments"."state" = 'proposed';--> statement-breakpoint
CREATE INDEX "appointments_consultation" ON "appointments" USING btree ("consultation_id","id");--> statement-breakpoint
CREATE INDEX "appointments_lawyer" ON "appointments" USING btree ("lawyer_id","starts_at");--> statement-breakpoint
CREATE INDEX "appointments_start" ON "appointments" USING btree ("starts_at");--> statement-breakpoint
-- Two confirmed appointments of a lawyer never share a moment, however many people choose at once. Both sides are
-- ranges, so that no extension is needed.
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_no_overlap" EXCLUDE USING gist (int4range("lawyer_id", "lawyer_id", '[]') WITH &&, tstzrange("starts_at", "held_until") WITH &&) WHERE ("state" = 'confirmed' AND "lawyer_id" IS NOT NULL);
