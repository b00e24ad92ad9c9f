DROP INDEX "clients_order";--> statement-breakpoint
DROP INDEX "services_order";--> statement-breakpoint
DROP INDEX "team_members_order";--> statement-breakpoint
CREATE INDEX "clients_order" ON "clients" USING btree ("is_visible","display_order","id");--> statement-breakpoint
CREATE INDEX "services_order" ON "services" USING btree ("status","display_order","id");--> statement-breakpoint
CREATE INDEX "team_members_order" ON "team_members" USING btree ("is_visible","display_order","id");--> statement-breakpoint
-- How many rows a table has of each kind, so that the total of a list need not count them. Every statement that changes
-- rows adds what it changed, which makes nobody wait; the sum of a table's rows is the number at any moment.
CREATE TABLE "kept_counts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"source" text NOT NULL,
	"first" text NOT NULL,
	"second" text NOT NULL,
	"count" bigint NOT NULL
);--> statement-breakpoint
CREATE INDEX "kept_counts_source" ON "kept_counts" ("source", "first", "second") INCLUDE ("count");--> statement-breakpoint
-- Adds up the rows of one table. Rows that others are adding up at the moment, or have not committed, stay for later.
CREATE FUNCTION add_up_kept_counts(counted text) RETURNS void LANGUAGE sql AS $$
  WITH gone AS (
    DELETE FROM kept_counts WHERE id IN (SELECT id FROM kept_counts WHERE source = counted FOR UPDATE SKIP LOCKED)
    RETURNING first, second, count
  )
  INSERT INTO kept_counts (source, first, second, count)
  SELECT counted, first, second, sum(count) FROM gone GROUP BY first, second HAVING sum(count) <> 0
$$;--> statement-breakpoint
-- Its arguments are the two expressions that tell kinds of rows apart.
CREATE FUNCTION keep_count() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  kinds text := format('(%s)::text AS first, (%s)::text AS second', TG_ARGV[0], TG_ARGV[1]);
  changes text := '';
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    DELETE FROM kept_counts WHERE source = TG_TABLE_NAME;
    RETURN NULL;
  END IF;
  IF TG_OP <> 'DELETE' THEN changes := format('SELECT %s, 1 AS change FROM added', kinds); END IF;
  IF TG_OP = 'UPDATE' THEN changes := changes || ' UNION ALL '; END IF;
  IF TG_OP <> 'INSERT' THEN changes := changes || format('SELECT %s, -1 AS change FROM removed', kinds); END IF;
  EXECUTE format('INSERT INTO kept_counts (source, first, second, count) SELECT %L, first, second, sum(change)
    FROM (%s) AS changes GROUP BY first, second HAVING sum(change) <> 0', TG_TABLE_NAME, changes);
  IF random() < 0.02 THEN PERFORM add_up_kept_counts(TG_TABLE_NAME); END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
INSERT INTO kept_counts (source, first, second, count) SELECT 'services', (status)::text, ('')::text, count(*) FROM services GROUP BY 2, 3;--> statement-breakpoint
CREATE TRIGGER kept_count_inserted AFTER INSERT ON services REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION keep_count('status', '''''');--> statement-breakpoint
CREATE TRIGGER kept_count_updated AFTER UPDATE ON services REFERENCING NEW TABLE AS added OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION keep_count('status', '''''');--> statement-breakpoint
CREATE TRIGGER kept_count_deleted AFTER DELETE ON services REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION keep_count('status', '''''');--> statement-breakpoint
CREATE TRIGGER kept_count_truncated AFTER TRUNCATE ON services FOR EACH STATEMENT EXECUTE FUNCTION keep_count('status', '''''');--> statement-breakpoint
INSERT INTO kept_counts (source, first, second, count) SELECT 'team_members', (member_type)::text, (is_visible)::text, count(*) FROM team_members GROUP BY 2, 3;--> statement-breakpoint
CREATE TRIGGER kept_count_inserted AFTER INSERT ON team_members REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION keep_count('member_type', 'is_visible');--> statement-breakpoint
CREATE TRIGGER kept_count_updated AFTER UPDATE ON team_members REFERENCING NEW TABLE AS added OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION keep_count('member_type', 'is_visible');--> statement-breakpoint
CREATE TRIGGER kept_count_deleted AFTER DELETE ON team_members REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION keep_count('member_type', 'is_visible');--> statement-breakpoint
CREATE TRIGGER kept_count_truncated AFTER TRUNCATE ON team_members FOR EACH STATEMENT EXECUTE FUNCTION keep_count('member_type', 'is_visible');--> statement-breakpoint
INSERT INTO kept_counts (source, first, second, count) SELECT 'clients', (client_type)::text, (is_visible)::text, count(*) FROM clients GROUP BY 2, 3;--> statement-breakpoint
CREATE TRIGGER kept_count_inserted AFTER INSERT ON clients REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION keep_count('client_type', 'is_visible');--> statement-breakpoint
CREATE TRIGGER kept_count_updated AFTER UPDATE ON clients REFERENCING NEW TABLE AS added OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION keep_count('client_type', 'is_visible');--> statement-breakpoint
CREATE TRIGGER kept_count_deleted AFTER DELETE ON clients REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION keep_count('client_type', 'is_visible');--> statement-breakpoint
CREATE TRIGGER kept_count_truncated AFTER TRUNCATE ON clients FOR EACH STATEMENT EXECUTE FUNCTION keep_count('client_type', 'is_visible');--> statement-breakpoint
INSERT INTO kept_counts (source, first, second, count) SELECT 'publications', (category)::text, (is_visible and cardinality(published_languages) > 0)::text, count(*) FROM publications GROUP BY 2, 3;--> statement-breakpoint
CREATE TRIGGER kept_count_inserted AFTER INSERT ON publications REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION keep_count('category', 'is_visible and cardinality(published_languages) > 0');--> statement-breakpoint
CREATE TRIGGER kept_count_updated AFTER UPDATE ON publications REFERENCING NEW TABLE AS added OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION keep_count('category', 'is_visible and cardinality(published_languages) > 0');--> statement-breakpoint
CREATE TRIGGER kept_count_deleted AFTER DELETE ON publications REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION keep_count('category', 'is_visible and cardinality(published_languages) > 0');--> statement-breakpoint
CREATE TRIGGER kept_count_truncated AFTER TRUNCATE ON publications FOR EACH STATEMENT EXECUTE FUNCTION keep_count('category', 'is_visible and cardinality(published_languages) > 0');--> statement-breakpoint
INSERT INTO kept_counts (source, first, second, count) SELECT 'users', (role)::text, (is_active)::text, count(*) FROM users GROUP BY 2, 3;--> statement-breakpoint
CREATE TRIGGER kept_count_inserted AFTER INSERT ON users REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION keep_count('role', 'is_active');--> statement-breakpoint
CREATE TRIGGER kept_count_updated AFTER UPDATE ON users REFERENCING NEW TABLE AS added OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION keep_count('role', 'is_active');--> statement-breakpoint
CREATE TRIGGER kept_count_deleted AFTER DELETE ON users REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION keep_count('role', 'is_active');--> statement-breakpoint
CREATE TRIGGER kept_count_truncated AFTER TRUNCATE ON users FOR EACH STATEMENT EXECUTE FUNCTION keep_count('role', 'is_active');--> statement-breakpoint
INSERT INTO kept_counts (source, first, second, count) SELECT 'consultations', (status)::text, ('')::text, count(*) FROM consultations GROUP BY 2, 3;--> statement-breakpoint
CREATE TRIGGER kept_count_inserted AFTER INSERT ON consultations REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION keep_count('status', '''''');--> statement-breakpoint
CREATE TRIGGER kept_count_updated AFTER UPDATE ON consultations REFERENCING NEW TABLE AS added OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION keep_count('status', '''''');--> statement-breakpoint
CREATE TRIGGER kept_count_deleted AFTER DELETE ON consultations REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION keep_count('status', '''''');--> statement-breakpoint
CREATE TRIGGER kept_count_truncated AFTER TRUNCATE ON consultations FOR EACH STATEMENT EXECUTE FUNCTION keep_count('status', '''''');--> statement-breakpoint
INSERT INTO kept_counts (source, first, second, count) SELECT 'contact_messages', (is_read)::text, ('')::text, count(*) FROM contact_messages GROUP BY 2, 3;--> statement-breakpoint
CREATE TRIGGER kept_count_inserted AFTER INSERT ON contact_messages REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION keep_count('is_read', '''''');--> statement-breakpoint
CREATE TRIGGER kept_count_updated AFTER UPDATE ON contact_messages REFERENCING NEW TABLE AS added OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION keep_count('is_read', '''''');--> statement-breakpoint
CREATE TRIGGER kept_count_deleted AFTER DELETE ON contact_messages REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION keep_count('is_read', '''''');--> statement-breakpoint
CREATE TRIGGER kept_count_truncated AFTER TRUNCATE ON contact_messages FOR EACH STATEMENT EXECUTE FUNCTION keep_count('is_read', '''''');--> statement-breakpoint
INSERT INTO kept_counts (source, first, second, count) SELECT 'outbox', (state)::text, ('')::text, count(*) FROM outbox GROUP BY 2, 3;--> statement-breakpoint
CREATE TRIGGER kept_count_inserted AFTER INSERT ON outbox REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION keep_count('state', '''''');--> statement-breakpoint
CREATE TRIGGER kept_count_updated AFTER UPDATE ON outbox REFERENCING NEW TABLE AS added OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION keep_count('state', '''''');--> statement-breakpoint
CREATE TRIGGER kept_count_deleted AFTER DELETE ON outbox REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION keep_count('state', '''''');--> statement-breakpoint
CREATE TRIGGER kept_count_truncated AFTER TRUNCATE ON outbox FOR EACH STATEMENT EXECUTE FUNCTION keep_count('state', '''''');--> statement-breakpoint
INSERT INTO kept_counts (source, first, second, count) SELECT 'audit_log', (action)::text, (entity)::text, count(*) FROM audit_log GROUP BY 2, 3;--> statement-breakpoint
CREATE TRIGGER kept_count_inserted AFTER INSERT ON audit_log REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION keep_count('action', 'entity');--> statement-breakpoint
CREATE TRIGGER kept_count_updated AFTER UPDATE ON audit_log REFERENCING NEW TABLE AS added OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION keep_count('action', 'entity');--> statement-breakpoint
CREATE TRIGGER kept_count_deleted AFTER DELETE ON audit_log REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION keep_count('action', 'entity');--> statement-breakpoint
CREATE TRIGGER kept_count_truncated AFTER TRUNCATE ON audit_log FOR EACH STATEMENT EXECUTE FUNCTION keep_count('action', 'entity');
