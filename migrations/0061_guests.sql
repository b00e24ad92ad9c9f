ALTER TYPE "public"."consultation_history_field" ADD VALUE 'joined' BEFORE 'parties';--> statement-breakpoint
CREATE TABLE "guests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "guests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"seen_in_person_at" timestamp (3) with time zone,
	"seen_in_person_by_id" integer,
	"seen_in_person_document" text,
	"seen_in_person_note" text
);
--> statement-breakpoint
DROP INDEX "consultations_guest";--> statement-breakpoint
ALTER TABLE "consultations" ADD COLUMN "guest_id" integer;--> statement-breakpoint
ALTER TABLE "guests" ADD CONSTRAINT "guests_seen_in_person_by_id_users_id_fk" FOREIGN KEY ("seen_in_person_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultations" ADD CONSTRAINT "consultations_guest_id_guests_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."guests"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consultations_guest_phone" ON "consultations" USING btree ("phone",fold_text("first_name" || ' ' || "last_name")) WHERE "consultations"."guest_id" is not null;--> statement-breakpoint
CREATE INDEX "consultations_guest_email" ON "consultations" USING btree (lower("email"),fold_text("first_name" || ' ' || "last_name")) WHERE "consultations"."guest_id" is not null;--> statement-breakpoint
CREATE INDEX "consultations_guest" ON "consultations" USING btree ("guest_id","id") WHERE "consultations"."guest_id" is not null;--> statement-breakpoint
-- Requests of before: each follows the first one with its name and its number or address.
WITH RECURSIVE sent AS (
  SELECT id, phone, lower(email) AS email, fold_text(first_name || ' ' || last_name) AS name
  FROM consultations WHERE user_id IS NULL AND (phone <> '' OR email <> '')
), followed AS (
  SELECT id, least(
    CASE WHEN phone <> '' THEN min(id) OVER (PARTITION BY name, phone) END,
    CASE WHEN email <> '' THEN min(id) OVER (PARTITION BY name, email) END) AS earlier
  FROM sent
), traced AS (
  SELECT id, earlier FROM followed
  UNION
  SELECT traced.id, followed.earlier FROM traced JOIN followed ON followed.id = traced.earlier
), first AS (
  SELECT id, min(earlier) AS guest FROM traced GROUP BY id
), added AS (
  INSERT INTO guests (id) OVERRIDING SYSTEM VALUE SELECT DISTINCT guest FROM first RETURNING id
)
UPDATE consultations SET guest_id = first.guest FROM first WHERE first.id = consultations.id;--> statement-breakpoint
SELECT setval('guests_id_seq', (SELECT max(id) FROM guests)) WHERE EXISTS (SELECT FROM guests);--> statement-breakpoint
-- Decides who a person without an account is, whoever writes the request. Simultaneous requests of one name wait.
CREATE FUNCTION find_guest() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  name CONSTANT text := fold_text(NEW.first_name || ' ' || NEW.last_name);
BEGIN
  IF NEW.user_id IS NOT NULL OR (NEW.phone = '' AND NEW.email = '') THEN
    NEW.guest_id := NULL;
  ELSIF NEW.guest_id IS NULL THEN
    PERFORM pg_advisory_xact_lock(hashtextextended('guest ' || name, 0));
    SELECT min(found.guest_id) INTO NEW.guest_id FROM (
      SELECT guest_id FROM consultations WHERE guest_id IS NOT NULL AND NEW.phone <> ''
        AND phone = NEW.phone AND fold_text(first_name || ' ' || last_name) = name
      UNION ALL
      SELECT guest_id FROM consultations WHERE guest_id IS NOT NULL AND NEW.email <> ''
        AND lower(email) = lower(NEW.email) AND fold_text(first_name || ' ' || last_name) = name
    ) AS found;
    IF NEW.guest_id IS NULL THEN INSERT INTO guests DEFAULT VALUES RETURNING id INTO NEW.guest_id; END IF;
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER find_guest BEFORE INSERT OR UPDATE OF user_id, phone, email ON consultations FOR EACH ROW EXECUTE FUNCTION find_guest();--> statement-breakpoint
CREATE FUNCTION forget_guest() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM guests WHERE id = OLD.guest_id AND NOT EXISTS (SELECT FROM consultations WHERE guest_id = OLD.guest_id);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER guest_moved AFTER UPDATE ON consultations FOR EACH ROW WHEN (OLD.guest_id IS DISTINCT FROM NEW.guest_id AND OLD.guest_id IS NOT NULL) EXECUTE FUNCTION forget_guest();--> statement-breakpoint
CREATE TRIGGER guest_deleted AFTER DELETE ON consultations FOR EACH ROW WHEN (OLD.guest_id IS NOT NULL) EXECUTE FUNCTION forget_guest();
