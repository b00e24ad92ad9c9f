CREATE TYPE "public"."conversation_channel" AS ENUM('phone', 'whatsapp', 'visit');--> statement-breakpoint
CREATE TYPE "public"."conversation_direction" AS ENUM('in', 'out');--> statement-breakpoint
ALTER TYPE "public"."consultation_history_field" ADD VALUE 'conversations' BEFORE 'conflictCheck';--> statement-breakpoint
CREATE TABLE "conversations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "conversations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"consultation_id" integer NOT NULL,
	"channel" "conversation_channel" NOT NULL,
	"direction" "conversation_direction" NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"text" text NOT NULL,
	"import_id" text,
	"recorded_by_id" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_consultation_id_consultations_id_fk" FOREIGN KEY ("consultation_id") REFERENCES "public"."consultations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_recorded_by_id_users_id_fk" FOREIGN KEY ("recorded_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "conversations_consultation" ON "conversations" USING btree ("consultation_id","at","id");--> statement-breakpoint
CREATE INDEX "conversations_recorded_by" ON "conversations" USING btree ("recorded_by_id");--> statement-breakpoint
-- Announces changes to lists that are open elsewhere (decision 61). A row is added or removed and never changed.
CREATE TRIGGER announce_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "conversations" FOR EACH STATEMENT EXECUTE FUNCTION announce_change();--> statement-breakpoint
CREATE TRIGGER announce_inserted AFTER INSERT ON "conversations" REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION announce_records('consultation_id', '', '');--> statement-breakpoint
CREATE TRIGGER announce_deleted AFTER DELETE ON "conversations" REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION announce_records('consultation_id', '', '');
