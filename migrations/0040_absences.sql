ALTER TYPE "public"."consultation_history_field" ADD VALUE 'appointmentChanged' BEFORE 'appointmentCanceled';--> statement-breakpoint
CREATE TABLE "absences" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "absences_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"from_time" text,
	"to_time" text,
	"note" text DEFAULT '' NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "absences_order" CHECK ("absences"."first_day" <= "absences"."last_day" and (num_nulls("absences"."from_time", "absences"."to_time") = 2 or (num_nulls("absences"."from_time", "absences"."to_time") = 0 and "absences"."first_day" = "absences"."last_day" and "absences"."from_time" < "absences"."to_time")))
);
--> statement-breakpoint
ALTER TABLE "absences" ADD CONSTRAINT "absences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "absences_person" ON "absences" USING btree ("user_id","last_day");