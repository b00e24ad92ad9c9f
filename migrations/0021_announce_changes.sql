-- Tells every instance which tables that visitors read have changed, when the change is committed. Public answers are
-- kept in memory until then (decision 34).
CREATE FUNCTION announce_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('mizan_changed', TG_TABLE_NAME);
  RETURN NULL;
END $$;--> statement-breakpoint
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['clients', 'legal_pages', 'publications', 'services', 'settings', 'team_members', 'users'] LOOP
    EXECUTE format('CREATE TRIGGER announce_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION announce_change()', name);
  END LOOP;
END $$;
