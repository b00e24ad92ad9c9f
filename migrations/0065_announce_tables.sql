-- Announces the changed records of a statement (decision 61). The arguments are those of `announce_table`.
CREATE OR REPLACE FUNCTION announce_records() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  most CONSTANT integer := 50;
  people CONSTANT text[] := string_to_array(TG_ARGV[1], ',');
  unseen CONSTANT text[] := string_to_array(TG_ARGV[2], ',');
  ignored CONSTANT text[] := string_to_array('updated_at,search_text,' || TG_ARGV[3], ',');
  old_rows jsonb[];
  new_rows jsonb[];
  news jsonb;
  is_clients boolean;
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg(to_jsonb(a)) INTO new_rows FROM (SELECT * FROM after LIMIT most + 1) a;
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg(to_jsonb(b)) INTO old_rows FROM (SELECT * FROM before LIMIT most + 1) b;
  ELSIF (SELECT count(*) FROM after) <= most THEN
    SELECT array_agg(b.row), array_agg(a.row) INTO old_rows, new_rows
      FROM (SELECT id, to_jsonb(before) - ignored AS row FROM before) b
        JOIN (SELECT id, to_jsonb(after) - ignored AS row FROM after) a USING (id)
      WHERE a.row <> b.row;
  ELSE
    SELECT array_agg(NULL::jsonb) INTO new_rows FROM generate_series(0, most);
  END IF;
  IF old_rows IS NULL AND new_rows IS NULL THEN RETURN NULL; END IF;
  IF greatest(cardinality(old_rows), cardinality(new_rows)) > most THEN
    news := '{"isMany": true}';
  ELSE
    SELECT jsonb_build_object(
      'ids', coalesce(jsonb_agg(DISTINCT (n -> TG_ARGV[0])) FILTER (WHERE n IS NOT NULL), '[]'),
      'requests', coalesce(jsonb_agg(DISTINCT (o -> 'consultation_id')) FILTER (WHERE n IS NULL AND o ->> 'consultation_id' IS NOT NULL), '[]'),
      -- A request that becomes restricted leaves the lists of the whole office.
      'isClosed', coalesce(bool_or(NOT (o ->> 'is_restricted')::boolean AND (n ->> 'is_restricted')::boolean), false))
      INTO news FROM unnest(old_rows, new_rows) AS changed (o, n);
    SELECT news || jsonb_build_object('people', coalesce(jsonb_agg(DISTINCT person), '[]'))
      INTO news
      FROM unnest(old_rows, new_rows) AS changed (o, n), unnest(people) AS name,
        unnest(ARRAY[o -> name, n -> name]) AS person
      WHERE person <> 'null' AND (o IS NULL OR n IS NULL OR o - unseen <> n - unseen);
    IF TG_ARGV[4] <> '' THEN
      EXECUTE format('SELECT EXISTS (SELECT FROM unnest($1) AS changed_row, jsonb_populate_record(NULL::%I, changed_row) WHERE %s)', TG_TABLE_NAME, TG_ARGV[4])
        INTO is_clients USING old_rows || new_rows;
      IF is_clients THEN
        SELECT news || jsonb_build_object('people', coalesce(jsonb_agg(DISTINCT user_id), '[]'))
          INTO news
          FROM consultations WHERE user_id IS NOT NULL AND id IN (SELECT jsonb_array_elements_text(news -> 'ids')::integer);
      END IF;
    END IF;
  END IF;
  PERFORM pg_notify('mizan_records', (news || jsonb_build_object('table', TG_TABLE_NAME))::text);
  RETURN NULL;
END $$;--> statement-breakpoint
-- Announces the changes of a table from now on. A new table needs one call, and its row in `liveTables`.
--   number: the column with the announced id, of the record or of its request
--   people: the columns with the users whose own record it is
--   unseen: the columns of which these users see nothing
--   ignored: further columns whose changes are not announced
--   client_sees: SQL for the rows that belong to the client of their request
CREATE FUNCTION announce_table(changed regclass, number text DEFAULT 'consultation_id', people text DEFAULT '',
  unseen text DEFAULT '', ignored text DEFAULT '', client_sees text DEFAULT '') RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  call CONSTANT text := format('FOR EACH STATEMENT EXECUTE FUNCTION announce_records(%L, %L, %L, %L, %L)', number, people, unseen, ignored, client_sees);
BEGIN
  EXECUTE format('CREATE OR REPLACE TRIGGER announce_inserted AFTER INSERT ON %s REFERENCING NEW TABLE AS after ', changed) || call;
  EXECUTE format('CREATE OR REPLACE TRIGGER announce_deleted AFTER DELETE ON %s REFERENCING OLD TABLE AS before ', changed) || call;
  -- A changed row is found by its id.
  IF EXISTS (SELECT FROM pg_attribute WHERE attrelid = changed AND attname = 'id') THEN
    EXECUTE format('CREATE OR REPLACE TRIGGER announce_updated AFTER UPDATE ON %s REFERENCING OLD TABLE AS before NEW TABLE AS after ', changed) || call;
  END IF;
END $$;--> statement-breakpoint
SELECT announce_table('consultations', 'id', people => 'user_id,assigned_to_id', unseen => 'notes,conflict_flagged_at,is_restricted');--> statement-breakpoint
SELECT announce_table('consultation_readers', people => 'user_id');--> statement-breakpoint
SELECT announce_table('conversations');--> statement-breakpoint
SELECT announce_table('consultation_notes');--> statement-breakpoint
SELECT announce_table('paths', client_sees => 'true');--> statement-breakpoint
SELECT announce_table('path_dates', ignored => 'client_reminded,office_reminded', client_sees => 'is_shown');--> statement-breakpoint
SELECT announce_table('powers', ignored => 'reminded');--> statement-breakpoint
SELECT announce_table('engagements', ignored => 'reminded', client_sees => 'state <> ''draft''');--> statement-breakpoint
SELECT announce_table('appointments', ignored => 'day_reminder_at,hour_reminder_at', client_sees => 'true');--> statement-breakpoint
SELECT announce_table('messages', 'id', people => 'from_user_id,to_user_id');--> statement-breakpoint
SELECT announce_table('documents', 'id', people => 'user_id', ignored => 'malware_attempts,next_check_at');--> statement-breakpoint
SELECT announce_table('document_requests', 'id', people => 'user_id');--> statement-breakpoint
SELECT announce_table('contact_messages', 'id');