-- Reports changes of the lists of the office and ended sessions as well. A trigger may name its change itself.
CREATE OR REPLACE FUNCTION announce_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('mizan_changed', coalesce(TG_ARGV[0], TG_TABLE_NAME));
  RETURN NULL;
END $$;--> statement-breakpoint
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['appointment_hours', 'audit_log', 'consultation_readers', 'consultations', 'contact_messages', 'document_requests', 'documents', 'holidays', 'messages', 'newsletter_subscribers', 'outbox'] LOOP
    EXECUTE format('CREATE TRIGGER announce_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION announce_change()', name);
  END LOOP;
END $$;--> statement-breakpoint
-- Public pages show only the names of users, and the team only those who work here.
CREATE TRIGGER announce_names AFTER UPDATE OF first_name, last_name, role, is_active ON users
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change('user_names');--> statement-breakpoint
CREATE TRIGGER announce_ended AFTER DELETE OR TRUNCATE ON sessions FOR EACH STATEMENT EXECUTE FUNCTION announce_change();
