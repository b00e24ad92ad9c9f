-- Tells every instance which records have changed and whom they concern, when the change is committed, so that lists
-- that are open somewhere can be fetched again (decision 61). Many records at once are announced without their numbers.
--
-- The first argument is the column with the record's number; then, comma-separated, the columns with the people whose
-- own record it is, and the columns of which these people learn nothing. Where the number is that of the request, whoever
-- sent it is one of them.
CREATE FUNCTION announce_records() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  most CONSTANT integer := 50;
  -- They follow from other columns, or are notes of the program to itself.
  kept_by_program CONSTANT text[] := ARRAY['updated_at', 'search_text', 'malware_attempts', 'next_check_at', 'day_reminder_at', 'hour_reminder_at'];
  people CONSTANT text[] := string_to_array(TG_ARGV[1], ',');
  unseen CONSTANT text[] := string_to_array(TG_ARGV[2], ',');
  old_rows jsonb[];
  new_rows jsonb[];
  news jsonb;
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg(to_jsonb(a)) INTO new_rows FROM (SELECT * FROM after LIMIT most + 1) a;
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg(to_jsonb(b)) INTO old_rows FROM (SELECT * FROM before LIMIT most + 1) b;
  ELSIF (SELECT count(*) FROM after) <= most THEN
    SELECT array_agg(b.row), array_agg(a.row) INTO old_rows, new_rows
      FROM (SELECT id, to_jsonb(before) - kept_by_program AS row FROM before) b
        JOIN (SELECT id, to_jsonb(after) - kept_by_program AS row FROM after) a USING (id)
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
      -- The whole office sees it leave its lists.
      'isClosed', coalesce(bool_or(NOT (o ->> 'is_restricted')::boolean AND (n ->> 'is_restricted')::boolean), false))
      INTO news FROM unnest(old_rows, new_rows) AS changed (o, n);
    SELECT news || jsonb_build_object('people', coalesce(jsonb_agg(DISTINCT person), '[]'))
      INTO news
      FROM unnest(old_rows, new_rows) AS changed (o, n), unnest(people) AS name,
        unnest(ARRAY[o -> name, n -> name]) AS person
      WHERE person <> 'null' AND (o IS NULL OR n IS NULL OR o - unseen <> n - unseen);
    IF TG_TABLE_NAME = 'appointments' THEN
      SELECT news || jsonb_build_object('people', coalesce(jsonb_agg(DISTINCT user_id), '[]'))
        INTO news
        FROM consultations WHERE user_id IS NOT NULL AND id IN (SELECT jsonb_array_elements_text(news -> 'ids')::integer);
    END IF;
  END IF;
  PERFORM pg_notify('mizan_records', (news || jsonb_build_object('table', TG_TABLE_NAME))::text);
  RETURN NULL;
END $$;--> statement-breakpoint
DO $$
DECLARE told text[];
BEGIN
  FOREACH told SLICE 1 IN ARRAY ARRAY[
    ['consultations', 'id', 'user_id,assigned_to_id', 'notes,conflict_flagged_at,is_restricted'],
    ['messages', 'id', 'from_user_id,to_user_id', ''],
    ['documents', 'id', 'user_id', ''],
    ['document_requests', 'id', 'user_id', ''],
    ['contact_messages', 'id', '', ''],
    ['appointments', 'consultation_id', '', ''],
    ['consultation_readers', 'consultation_id', 'user_id', '']
  ] LOOP
    EXECUTE format('CREATE TRIGGER announce_inserted AFTER INSERT ON %I REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION announce_records(%L, %L, %L)', VARIADIC told);
    EXECUTE format('CREATE TRIGGER announce_deleted AFTER DELETE ON %I REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION announce_records(%L, %L, %L)', VARIADIC told);
    -- Its rows come and go; none changes.
    CONTINUE WHEN told[1] = 'consultation_readers';
    EXECUTE format('CREATE TRIGGER announce_updated AFTER UPDATE ON %I REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION announce_records(%L, %L, %L)', VARIADIC told);
  END LOOP;
END $$;
