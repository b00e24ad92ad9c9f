ALTER TYPE "public"."consultation_history_field" ADD VALUE 'readers';--> statement-breakpoint
CREATE TABLE "message_documents" (
	"message_id" integer NOT NULL,
	"document_id" integer NOT NULL,
	CONSTRAINT "message_documents_message_id_document_id_pk" PRIMARY KEY("message_id","document_id")
);
--> statement-breakpoint
CREATE TABLE "consultation_readers" (
	"consultation_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	CONSTRAINT "consultation_readers_consultation_id_user_id_pk" PRIMARY KEY("consultation_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "consultations" ADD COLUMN "is_restricted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "message_documents" ADD CONSTRAINT "message_documents_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_documents" ADD CONSTRAINT "message_documents_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultation_readers" ADD CONSTRAINT "consultation_readers_consultation_id_consultations_id_fk" FOREIGN KEY ("consultation_id") REFERENCES "public"."consultations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultation_readers" ADD CONSTRAINT "consultation_readers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "message_documents_document" ON "message_documents" USING btree ("document_id","message_id");--> statement-breakpoint
CREATE INDEX "consultation_readers_user" ON "consultation_readers" USING btree ("user_id","consultation_id");--> statement-breakpoint
-- Custom: what messages carry so far, as far as it is still there.
INSERT INTO "message_documents" ("message_id", "document_id")
SELECT DISTINCT "messages"."id", "documents"."id" FROM "messages"
CROSS JOIN LATERAL jsonb_array_elements_text("messages"."attachments") AS carried("id")
JOIN "documents" ON "documents"."id" = carried."id"::integer;
