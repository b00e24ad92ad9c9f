CREATE TABLE "consultation_notes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consultation_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"consultation_id" integer NOT NULL,
	"author_id" integer,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "note_mentions" (
	"note_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"done_at" timestamp (3) with time zone,
	CONSTRAINT "note_mentions_note_id_user_id_pk" PRIMARY KEY("note_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "consultation_notes" ADD CONSTRAINT "consultation_notes_consultation_id_consultations_id_fk" FOREIGN KEY ("consultation_id") REFERENCES "public"."consultations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultation_notes" ADD CONSTRAINT "consultation_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note_mentions" ADD CONSTRAINT "note_mentions_note_id_consultation_notes_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."consultation_notes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note_mentions" ADD CONSTRAINT "note_mentions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consultation_notes_consultation" ON "consultation_notes" USING btree ("consultation_id","id");--> statement-breakpoint
CREATE INDEX "consultation_notes_author" ON "consultation_notes" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "note_mentions_open" ON "note_mentions" USING btree ("user_id","note_id") WHERE "note_mentions"."done_at" is null;--> statement-breakpoint
CREATE INDEX "document_requests_consultation" ON "document_requests" USING btree ("consultation_id");--> statement-breakpoint
-- The text of each notes field becomes the first entry, by the user who saved it last.
INSERT INTO "consultation_notes" ("consultation_id", "author_id", "text", "created_at") SELECT c."id", h."user_id", c."notes", coalesce(h."created_at", c."updated_at") FROM "consultations" c LEFT JOIN LATERAL (SELECT "user_id", "created_at" FROM "consultation_history" WHERE "consultation_id" = c."id" AND "field" = 'notes' ORDER BY "id" DESC LIMIT 1) h ON true WHERE c."notes" <> '' ORDER BY coalesce(h."created_at", c."updated_at"), c."id";--> statement-breakpoint
-- Announces changes to lists that are open elsewhere (decision 61). A row is added or removed and never changed.
CREATE TRIGGER announce_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "consultation_notes" FOR EACH STATEMENT EXECUTE FUNCTION announce_change();--> statement-breakpoint
CREATE TRIGGER announce_inserted AFTER INSERT ON "consultation_notes" REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION announce_records('consultation_id', '', '');--> statement-breakpoint
CREATE TRIGGER announce_deleted AFTER DELETE ON "consultation_notes" REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION announce_records('consultation_id', '', '');
