CREATE TYPE "public"."path_date_kind" AS ENUM('hearing', 'term', 'meeting', 'other');--> statement-breakpoint
CREATE TYPE "public"."path_date_state" AS ENUM('ahead', 'held', 'moved', 'handled', 'missed', 'dropped');--> statement-breakpoint
CREATE TYPE "public"."path_move_kind" AS ENUM('begun', 'moved', 'told');--> statement-breakpoint
ALTER TYPE "public"."consultation_history_field" ADD VALUE 'stage' BEFORE 'appointmentProposed';--> statement-breakpoint
ALTER TYPE "public"."consultation_history_field" ADD VALUE 'matter' BEFORE 'appointmentProposed';--> statement-breakpoint
CREATE TABLE "path_dates" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "path_dates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"consultation_id" integer NOT NULL,
	"kind" "path_date_kind" NOT NULL,
	"day" date NOT NULL,
	"time" text,
	"typed_in" text DEFAULT 'gregorian' NOT NULL,
	"basis" text DEFAULT '' NOT NULL,
	"place" text DEFAULT '' NOT NULL,
	"is_shown" boolean DEFAULT false NOT NULL,
	"is_place_shown" boolean DEFAULT false NOT NULL,
	"state" "path_date_state" DEFAULT 'ahead' NOT NULL,
	"settled_by_id" integer,
	"settled_at" timestamp (3) with time zone,
	"moved_to_id" integer,
	"uid" text DEFAULT gen_random_uuid() NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"client_reminded" integer,
	"office_reminded" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "path_dates_basis" CHECK ("path_dates"."kind" <> 'term' or "path_dates"."basis" <> '')
);
--> statement-breakpoint
CREATE TABLE "path_moves" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "path_moves_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"consultation_id" integer NOT NULL,
	"kind" "path_move_kind" NOT NULL,
	"from_stage" integer,
	"to_stage" integer NOT NULL,
	"sentence_en" text DEFAULT '' NOT NULL,
	"sentence_ar" text DEFAULT '' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"by_id" integer,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "path_templates" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "path_templates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"area" "service_area" NOT NULL,
	"name_en" text NOT NULL,
	"name_ar" text NOT NULL,
	"stages" jsonb NOT NULL,
	"is_reviewed" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "paths" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "paths_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"consultation_id" integer NOT NULL,
	"stages" jsonb NOT NULL,
	"stage" integer DEFAULT 0 NOT NULL,
	"since" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"sentence_en" text DEFAULT '' NOT NULL,
	"sentence_ar" text DEFAULT '' NOT NULL,
	"quiet_days" integer DEFAULT 30 NOT NULL,
	"last_told_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"client_mails" text DEFAULT 'all' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "paths_consultation" UNIQUE("consultation_id"),
	CONSTRAINT "paths_stage" CHECK ("paths"."stage" >= 0 and "paths"."stage" < jsonb_array_length("paths"."stages"))
);
--> statement-breakpoint
CREATE TABLE "powers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "powers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"consultation_id" integer NOT NULL,
	"sealed_number" text NOT NULL,
	"number_hash" text NOT NULL,
	"issued_on" date,
	"until" date,
	"scope" text DEFAULT '' NOT NULL,
	"seen_on" date,
	"reminded" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "path_dates" ADD CONSTRAINT "path_dates_consultation_id_consultations_id_fk" FOREIGN KEY ("consultation_id") REFERENCES "public"."consultations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "path_dates" ADD CONSTRAINT "path_dates_settled_by_id_users_id_fk" FOREIGN KEY ("settled_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "path_moves" ADD CONSTRAINT "path_moves_consultation_id_consultations_id_fk" FOREIGN KEY ("consultation_id") REFERENCES "public"."consultations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "path_moves" ADD CONSTRAINT "path_moves_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paths" ADD CONSTRAINT "paths_consultation_id_consultations_id_fk" FOREIGN KEY ("consultation_id") REFERENCES "public"."consultations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "powers" ADD CONSTRAINT "powers_consultation_id_consultations_id_fk" FOREIGN KEY ("consultation_id") REFERENCES "public"."consultations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "path_dates_consultation" ON "path_dates" USING btree ("consultation_id","id");--> statement-breakpoint
CREATE INDEX "path_dates_ahead" ON "path_dates" USING btree ("consultation_id","day") WHERE "path_dates"."state" = 'ahead';--> statement-breakpoint
CREATE INDEX "path_dates_by_day" ON "path_dates" USING btree ("day","id") WHERE "path_dates"."state" = 'ahead';--> statement-breakpoint
CREATE INDEX "path_dates_settled_by" ON "path_dates" USING btree ("settled_by_id");--> statement-breakpoint
CREATE INDEX "path_moves_consultation" ON "path_moves" USING btree ("consultation_id","id");--> statement-breakpoint
CREATE INDEX "path_moves_by" ON "path_moves" USING btree ("by_id");--> statement-breakpoint
CREATE INDEX "path_templates_area" ON "path_templates" USING btree ("area","id");--> statement-breakpoint
CREATE INDEX "paths_last_told" ON "paths" USING btree ("last_told_at");--> statement-breakpoint
CREATE INDEX "powers_consultation" ON "powers" USING btree ("consultation_id","id");--> statement-breakpoint
CREATE INDEX "powers_number" ON "powers" USING btree ("number_hash");--> statement-breakpoint
CREATE INDEX "powers_until" ON "powers" USING btree ("until") WHERE "powers"."until" is not null;--> statement-breakpoint
-- Announces changes to lists that are open elsewhere (decision 61).
CREATE OR REPLACE FUNCTION announce_records() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  most CONSTANT integer := 50;
  -- They follow from other columns, or are notes of the program to itself.
  kept_by_program CONSTANT text[] := ARRAY['updated_at', 'search_text', 'malware_attempts', 'next_check_at', 'day_reminder_at', 'hour_reminder_at', 'client_reminded', 'office_reminded', 'reminded'];
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
    -- These rows belong to the client of their request. A hidden date is none of the client's business.
    IF TG_TABLE_NAME IN ('appointments', 'paths') OR TG_TABLE_NAME = 'path_dates'
        AND EXISTS (SELECT FROM unnest(old_rows || new_rows) AS row WHERE (row ->> 'is_shown')::boolean) THEN
      SELECT news || jsonb_build_object('people', coalesce(jsonb_agg(DISTINCT user_id), '[]'))
        INTO news
        FROM consultations WHERE user_id IS NOT NULL AND id IN (SELECT jsonb_array_elements_text(news -> 'ids')::integer);
    END IF;
  END IF;
  PERFORM pg_notify('mizan_records', (news || jsonb_build_object('table', TG_TABLE_NAME))::text);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER announce_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "paths" FOR EACH STATEMENT EXECUTE FUNCTION announce_change();--> statement-breakpoint
CREATE TRIGGER announce_inserted AFTER INSERT ON "paths" REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION announce_records('consultation_id', '', '');--> statement-breakpoint
CREATE TRIGGER announce_deleted AFTER DELETE ON "paths" REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION announce_records('consultation_id', '', '');--> statement-breakpoint
CREATE TRIGGER announce_updated AFTER UPDATE ON "paths" REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION announce_records('consultation_id', '', '');--> statement-breakpoint
CREATE TRIGGER announce_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "path_dates" FOR EACH STATEMENT EXECUTE FUNCTION announce_change();--> statement-breakpoint
CREATE TRIGGER announce_inserted AFTER INSERT ON "path_dates" REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION announce_records('consultation_id', '', '');--> statement-breakpoint
CREATE TRIGGER announce_deleted AFTER DELETE ON "path_dates" REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION announce_records('consultation_id', '', '');--> statement-breakpoint
CREATE TRIGGER announce_updated AFTER UPDATE ON "path_dates" REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION announce_records('consultation_id', '', '');--> statement-breakpoint
CREATE TRIGGER announce_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "powers" FOR EACH STATEMENT EXECUTE FUNCTION announce_change();--> statement-breakpoint
CREATE TRIGGER announce_inserted AFTER INSERT ON "powers" REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION announce_records('consultation_id', '', '');--> statement-breakpoint
CREATE TRIGGER announce_deleted AFTER DELETE ON "powers" REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION announce_records('consultation_id', '', '');
