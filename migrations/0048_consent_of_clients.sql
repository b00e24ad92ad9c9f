CREATE TABLE "former_employers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "former_employers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"team_member_id" integer NOT NULL,
	"name" text NOT NULL,
	"until" date NOT NULL
);
--> statement-breakpoint
ALTER TABLE "conflict_checks" ADD COLUMN "has_consent" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "conflict_checks" ADD COLUMN "consent_document_id" integer;--> statement-breakpoint
ALTER TABLE "former_employers" ADD CONSTRAINT "former_employers_team_member_id_team_members_id_fk" FOREIGN KEY ("team_member_id") REFERENCES "public"."team_members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "former_employers_member" ON "former_employers" USING btree ("team_member_id","id");--> statement-breakpoint
ALTER TABLE "conflict_checks" ADD CONSTRAINT "conflict_checks_consent_document_id_documents_id_fk" FOREIGN KEY ("consent_document_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "conflict_checks_consent" ON "conflict_checks" USING btree ("consent_document_id");--> statement-breakpoint
-- The names of former employers are noted like those of the other sources (0033).
CREATE TRIGGER names_noted AFTER INSERT ON former_employers REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION note_names('employer', 'name', '''''');--> statement-breakpoint
CREATE TRIGGER names_renoted AFTER UPDATE OF name ON former_employers FOR EACH ROW WHEN (OLD.name IS DISTINCT FROM NEW.name) EXECUTE FUNCTION renote_names('employer', 'name', '''''');--> statement-breakpoint
CREATE TRIGGER names_forgotten AFTER DELETE ON former_employers FOR EACH ROW EXECUTE FUNCTION forget_names('employer');--> statement-breakpoint
CREATE TRIGGER names_truncated AFTER TRUNCATE ON former_employers FOR EACH STATEMENT EXECUTE FUNCTION forget_names('employer');
