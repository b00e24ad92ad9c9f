CREATE TYPE "public"."conflict_result" AS ENUM('clear', 'waived', 'refused');--> statement-breakpoint
CREATE TYPE "public"."party_role" AS ENUM('client', 'opposing', 'related');--> statement-breakpoint
ALTER TYPE "public"."consultation_history_field" ADD VALUE 'parties';--> statement-breakpoint
ALTER TYPE "public"."consultation_history_field" ADD VALUE 'conflictCheck';--> statement-breakpoint
CREATE TABLE "conflict_checks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "conflict_checks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"consultation_id" integer NOT NULL,
	"result" "conflict_result" NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"hits" text[] DEFAULT '{}' NOT NULL,
	"checked_by_id" integer,
	"is_automatic" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consultation_parties" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consultation_parties_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"consultation_id" integer NOT NULL,
	"role" "party_role" NOT NULL,
	"name_arabic" text DEFAULT '' NOT NULL,
	"name_latin" text DEFAULT '' NOT NULL,
	"number_kind" text,
	"sealed_number" text,
	"number_hash" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "known_names" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "known_names_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"subject_id" integer NOT NULL,
	"place" smallint NOT NULL,
	"name" text NOT NULL,
	"keys" text[] DEFAULT '{}' NOT NULL,
	"keyed_by" smallint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "consultations" ADD COLUMN "conflict_flagged_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "conflict_checks" ADD CONSTRAINT "conflict_checks_consultation_id_consultations_id_fk" FOREIGN KEY ("consultation_id") REFERENCES "public"."consultations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conflict_checks" ADD CONSTRAINT "conflict_checks_checked_by_id_users_id_fk" FOREIGN KEY ("checked_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultation_parties" ADD CONSTRAINT "consultation_parties_consultation_id_consultations_id_fk" FOREIGN KEY ("consultation_id") REFERENCES "public"."consultations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "conflict_checks_consultation" ON "conflict_checks" USING btree ("consultation_id","id");--> statement-breakpoint
CREATE INDEX "conflict_checks_checked_by" ON "conflict_checks" USING btree ("checked_by_id");--> statement-breakpoint
CREATE INDEX "consultation_parties_consultation" ON "consultation_parties" USING btree ("consultation_id");--> statement-breakpoint
CREATE INDEX "consultation_parties_number" ON "consultation_parties" USING btree ("number_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "known_names_subject" ON "known_names" USING btree ("kind","subject_id","place");--> statement-breakpoint
CREATE INDEX "known_names_keys" ON "known_names" USING gin ("keys") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "known_names_keyed" ON "known_names" USING btree ("keyed_by","id");--> statement-breakpoint
CREATE INDEX "consultations_conflict" ON "consultations" USING btree ("created_at" DESC NULLS FIRST) WHERE "consultations"."conflict_flagged_at" is not null;--> statement-breakpoint
-- Names that a conflict may show by are noted as they are written, whoever writes them: forms, the office, imports, the
-- removal of a person. The arguments are the kind, and the expressions of up to two names. The program makes the keys,
-- since the rules of sound and spelling are its own.
CREATE FUNCTION note_names() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('INSERT INTO known_names (kind, subject_id, place, name)
    SELECT %L, id, place, name FROM (SELECT id, 0 AS place, %s AS name FROM added UNION ALL SELECT id, 1, %s FROM added) AS named
    WHERE btrim(name, %L) <> %L', TG_ARGV[0], TG_ARGV[1], TG_ARGV[2], ' —', '');
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION renote_names() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM known_names WHERE kind = TG_ARGV[0] AND subject_id = NEW.id;
  EXECUTE format('INSERT INTO known_names (kind, subject_id, place, name)
    SELECT %L, id, place, name FROM (SELECT id, 0 AS place, %s AS name FROM (SELECT ($1).*) AS changed
      UNION ALL SELECT id, 1, %s FROM (SELECT ($1).*) AS changed) AS named
    WHERE btrim(name, %L) <> %L', TG_ARGV[0], TG_ARGV[1], TG_ARGV[2], ' —', '') USING NEW;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION forget_names() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'TRUNCATE' THEN DELETE FROM known_names WHERE kind = TG_ARGV[0];
  ELSE DELETE FROM known_names WHERE kind = TG_ARGV[0] AND subject_id = OLD.id;
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
INSERT INTO known_names (kind, subject_id, place, name) SELECT 'request', id, 0, first_name || ' ' || last_name FROM consultations WHERE btrim(first_name || ' ' || last_name, ' —') <> '';--> statement-breakpoint
CREATE TRIGGER names_noted AFTER INSERT ON consultations REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION note_names('request', 'first_name || '' '' || last_name', '''''');--> statement-breakpoint
CREATE TRIGGER names_renoted AFTER UPDATE OF first_name, last_name ON consultations FOR EACH ROW WHEN (OLD.first_name IS DISTINCT FROM NEW.first_name OR OLD.last_name IS DISTINCT FROM NEW.last_name) EXECUTE FUNCTION renote_names('request', 'first_name || '' '' || last_name', '''''');--> statement-breakpoint
CREATE TRIGGER names_forgotten AFTER DELETE ON consultations FOR EACH ROW EXECUTE FUNCTION forget_names('request');--> statement-breakpoint
CREATE TRIGGER names_truncated AFTER TRUNCATE ON consultations FOR EACH STATEMENT EXECUTE FUNCTION forget_names('request');--> statement-breakpoint
INSERT INTO known_names (kind, subject_id, place, name) SELECT 'user', id, 0, first_name || ' ' || last_name FROM users WHERE btrim(first_name || ' ' || last_name, ' —') <> '';--> statement-breakpoint
CREATE TRIGGER names_noted AFTER INSERT ON users REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION note_names('user', 'first_name || '' '' || last_name', '''''');--> statement-breakpoint
CREATE TRIGGER names_renoted AFTER UPDATE OF first_name, last_name ON users FOR EACH ROW WHEN (OLD.first_name IS DISTINCT FROM NEW.first_name OR OLD.last_name IS DISTINCT FROM NEW.last_name) EXECUTE FUNCTION renote_names('user', 'first_name || '' '' || last_name', '''''');--> statement-breakpoint
CREATE TRIGGER names_forgotten AFTER DELETE ON users FOR EACH ROW EXECUTE FUNCTION forget_names('user');--> statement-breakpoint
CREATE TRIGGER names_truncated AFTER TRUNCATE ON users FOR EACH STATEMENT EXECUTE FUNCTION forget_names('user');--> statement-breakpoint
INSERT INTO known_names (kind, subject_id, place, name) SELECT 'client', id, 0, name_en FROM clients WHERE btrim(name_en, ' —') <> '';--> statement-breakpoint
INSERT INTO known_names (kind, subject_id, place, name) SELECT 'client', id, 1, name_ar FROM clients WHERE btrim(name_ar, ' —') <> '';--> statement-breakpoint
CREATE TRIGGER names_noted AFTER INSERT ON clients REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION note_names('client', 'name_en', 'name_ar');--> statement-breakpoint
CREATE TRIGGER names_renoted AFTER UPDATE OF name_en, name_ar ON clients FOR EACH ROW WHEN (OLD.name_en IS DISTINCT FROM NEW.name_en OR OLD.name_ar IS DISTINCT FROM NEW.name_ar) EXECUTE FUNCTION renote_names('client', 'name_en', 'name_ar');--> statement-breakpoint
CREATE TRIGGER names_forgotten AFTER DELETE ON clients FOR EACH ROW EXECUTE FUNCTION forget_names('client');--> statement-breakpoint
CREATE TRIGGER names_truncated AFTER TRUNCATE ON clients FOR EACH STATEMENT EXECUTE FUNCTION forget_names('client');--> statement-breakpoint
INSERT INTO known_names (kind, subject_id, place, name) SELECT 'member', id, 0, name_en FROM team_members WHERE btrim(name_en, ' —') <> '';--> statement-breakpoint
INSERT INTO known_names (kind, subject_id, place, name) SELECT 'member', id, 1, name_ar FROM team_members WHERE btrim(name_ar, ' —') <> '';--> statement-breakpoint
CREATE TRIGGER names_noted AFTER INSERT ON team_members REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION note_names('member', 'name_en', 'name_ar');--> statement-breakpoint
CREATE TRIGGER names_renoted AFTER UPDATE OF name_en, name_ar ON team_members FOR EACH ROW WHEN (OLD.name_en IS DISTINCT FROM NEW.name_en OR OLD.name_ar IS DISTINCT FROM NEW.name_ar) EXECUTE FUNCTION renote_names('member', 'name_en', 'name_ar');--> statement-breakpoint
CREATE TRIGGER names_forgotten AFTER DELETE ON team_members FOR EACH ROW EXECUTE FUNCTION forget_names('member');--> statement-breakpoint
CREATE TRIGGER names_truncated AFTER TRUNCATE ON team_members FOR EACH STATEMENT EXECUTE FUNCTION forget_names('member');--> statement-breakpoint
INSERT INTO known_names (kind, subject_id, place, name) SELECT 'party', id, 0, name_arabic FROM consultation_parties WHERE btrim(name_arabic, ' —') <> '';--> statement-breakpoint
INSERT INTO known_names (kind, subject_id, place, name) SELECT 'party', id, 1, name_latin FROM consultation_parties WHERE btrim(name_latin, ' —') <> '';--> statement-breakpoint
CREATE TRIGGER names_noted AFTER INSERT ON consultation_parties REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION note_names('party', 'name_arabic', 'name_latin');--> statement-breakpoint
CREATE TRIGGER names_renoted AFTER UPDATE OF name_arabic, name_latin ON consultation_parties FOR EACH ROW WHEN (OLD.name_arabic IS DISTINCT FROM NEW.name_arabic OR OLD.name_latin IS DISTINCT FROM NEW.name_latin) EXECUTE FUNCTION renote_names('party', 'name_arabic', 'name_latin');--> statement-breakpoint
CREATE TRIGGER names_forgotten AFTER DELETE ON consultation_parties FOR EACH ROW EXECUTE FUNCTION forget_names('party');--> statement-breakpoint
CREATE TRIGGER names_truncated AFTER TRUNCATE ON consultation_parties FOR EACH STATEMENT EXECUTE FUNCTION forget_names('party');--> statement-breakpoint
-- At most so many names of these kinds (null: of all) that have one of these keys. Keys are too unevenly spread for the
-- planner, who would rather read the whole table until enough are found than ask the index.
CREATE FUNCTION names_with_keys(sought text[], kinds text[], most integer) RETURNS TABLE (id integer, kind text, subject_id integer, name text)
  LANGUAGE plpgsql STABLE SET enable_seqscan TO off AS $$
BEGIN
  RETURN QUERY SELECT known_names.id, known_names.kind, known_names.subject_id, known_names.name
    FROM known_names WHERE known_names.keys && sought AND (kinds IS NULL OR known_names.kind = ANY (kinds)) LIMIT most;
END
$$;
