ALTER TYPE "public"."consultation_history_field" ADD VALUE 'readers';--> statement-breakpoint
CREATE TABLE "consultation_readers" (
	"consultation_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	CONSTRAINT "consultation_readers_consultation_id_user_id_pk" PRIMARY KEY("consultation_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "consultations" ADD COLUMN "is_restricted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "consultation_readers" ADD CONSTRAINT "consultation_readers_consultation_id_consultations_id_fk" FOREIGN KEY ("consultation_id") REFERENCES "public"."consultations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultation_readers" ADD CONSTRAINT "consultation_readers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consultation_readers_user" ON "consultation_readers" USING btree ("user_id","consultation_id");--> statement-breakpoint
CREATE INDEX "messages_attachments" ON "messages" USING gin ("attachments" jsonb_path_ops);