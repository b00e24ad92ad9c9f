CREATE TABLE "identity_records" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "identity_records_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer,
	"guest_id" integer,
	"party_id" integer,
	"name" text NOT NULL,
	"document_kind" text,
	"note" text,
	"seen_at" timestamp (3) with time zone,
	"seen_by_id" integer,
	"sighting" text,
	"sealed_number" text,
	"number_hash" text,
	"country" text DEFAULT '' NOT NULL,
	"valid_until" date,
	"birth_date" date,
	"capacity" text,
	"sealed_power" text,
	"sealed_registration" text,
	"registration_hash" text,
	"registration_until" date,
	"owners" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"source" text DEFAULT '' NOT NULL,
	"copy_document_id" integer,
	"risk_level" text,
	"risk_reasons" text[] DEFAULT '{}' NOT NULL,
	"risk_note" text DEFAULT '' NOT NULL,
	"risk_set_at" timestamp (3) with time zone,
	"risk_set_by_id" integer,
	"review_on" date,
	"last_request_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "identity_records_subject" CHECK (num_nonnulls("identity_records"."user_id", "identity_records"."guest_id", "identity_records"."party_id") <= 1)
);
--> statement-breakpoint
CREATE TABLE "list_hits" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "list_hits_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"list_kind" text NOT NULL,
	"entry_id" integer,
	"user_id" integer,
	"guest_id" integer,
	"party_id" integer,
	"listed_name" text NOT NULL,
	"found_name" text NOT NULL,
	"likeness" real NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"decided_by_id" integer,
	"decided_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listed_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "listed_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"list_id" integer NOT NULL,
	"fingerprint" text NOT NULL,
	"births" text[] DEFAULT '{}' NOT NULL,
	"compared_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "listed_names" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "listed_names_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"entry_id" integer NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "name_lists" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "name_lists_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"file_name" text DEFAULT '' NOT NULL,
	"entries" integer DEFAULT 0 NOT NULL,
	"uploaded_by_id" integer,
	"uploaded_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "name_lists_kind_unique" UNIQUE("kind")
);
--> statement-breakpoint
CREATE TABLE "uncompared_names" (
	"known_name_id" integer PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "identity_records" ADD CONSTRAINT "identity_records_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_records" ADD CONSTRAINT "identity_records_guest_id_guests_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."guests"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_records" ADD CONSTRAINT "identity_records_party_id_consultation_parties_id_fk" FOREIGN KEY ("party_id") REFERENCES "public"."consultation_parties"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_records" ADD CONSTRAINT "identity_records_seen_by_id_users_id_fk" FOREIGN KEY ("seen_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_records" ADD CONSTRAINT "identity_records_copy_document_id_documents_id_fk" FOREIGN KEY ("copy_document_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_records" ADD CONSTRAINT "identity_records_risk_set_by_id_users_id_fk" FOREIGN KEY ("risk_set_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_hits" ADD CONSTRAINT "list_hits_entry_id_listed_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."listed_entries"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_hits" ADD CONSTRAINT "list_hits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_hits" ADD CONSTRAINT "list_hits_guest_id_guests_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."guests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_hits" ADD CONSTRAINT "list_hits_party_id_consultation_parties_id_fk" FOREIGN KEY ("party_id") REFERENCES "public"."consultation_parties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_hits" ADD CONSTRAINT "list_hits_decided_by_id_users_id_fk" FOREIGN KEY ("decided_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listed_entries" ADD CONSTRAINT "listed_entries_list_id_name_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."name_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listed_names" ADD CONSTRAINT "listed_names_entry_id_listed_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."listed_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "name_lists" ADD CONSTRAINT "name_lists_uploaded_by_id_users_id_fk" FOREIGN KEY ("uploaded_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uncompared_names" ADD CONSTRAINT "uncompared_names_known_name_id_known_names_id_fk" FOREIGN KEY ("known_name_id") REFERENCES "public"."known_names"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "identity_records_user" ON "identity_records" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "identity_records_guest" ON "identity_records" USING btree ("guest_id");--> statement-breakpoint
CREATE UNIQUE INDEX "identity_records_party" ON "identity_records" USING btree ("party_id");--> statement-breakpoint
CREATE INDEX "identity_records_number" ON "identity_records" USING btree ("number_hash");--> statement-breakpoint
CREATE INDEX "identity_records_registration" ON "identity_records" USING btree ("registration_hash");--> statement-breakpoint
CREATE INDEX "identity_records_review" ON "identity_records" USING btree ("review_on") WHERE "identity_records"."review_on" is not null;--> statement-breakpoint
CREATE INDEX "identity_records_copy" ON "identity_records" USING btree ("copy_document_id");--> statement-breakpoint
CREATE INDEX "identity_records_seen_by" ON "identity_records" USING btree ("seen_by_id");--> statement-breakpoint
CREATE INDEX "identity_records_risk_set_by" ON "identity_records" USING btree ("risk_set_by_id");--> statement-breakpoint
CREATE UNIQUE INDEX "list_hits_user" ON "list_hits" USING btree ("entry_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "list_hits_guest" ON "list_hits" USING btree ("entry_id","guest_id");--> statement-breakpoint
CREATE UNIQUE INDEX "list_hits_party" ON "list_hits" USING btree ("entry_id","party_id");--> statement-breakpoint
CREATE INDEX "list_hits_of_user" ON "list_hits" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "list_hits_of_guest" ON "list_hits" USING btree ("guest_id");--> statement-breakpoint
CREATE INDEX "list_hits_of_party" ON "list_hits" USING btree ("party_id");--> statement-breakpoint
CREATE INDEX "list_hits_open" ON "list_hits" USING btree ("id") WHERE "list_hits"."state" = 'open';--> statement-breakpoint
CREATE INDEX "list_hits_decided_by" ON "list_hits" USING btree ("decided_by_id");--> statement-breakpoint
CREATE UNIQUE INDEX "listed_entries_fingerprint" ON "listed_entries" USING btree ("list_id","fingerprint");--> statement-breakpoint
CREATE INDEX "listed_entries_waiting" ON "listed_entries" USING btree ("id") WHERE "listed_entries"."compared_at" is null;--> statement-breakpoint
CREATE INDEX "listed_names_entry" ON "listed_names" USING btree ("entry_id");--> statement-breakpoint
CREATE INDEX "name_lists_uploaded_by" ON "name_lists" USING btree ("uploaded_by_id");--> statement-breakpoint
-- Written by hand: listed names get keys as other names do, and new names wait for the comparison with the lists.
CREATE TRIGGER names_noted AFTER INSERT ON listed_names REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION note_names('listed', 'name', '''''');--> statement-breakpoint
CREATE TRIGGER names_forgotten AFTER DELETE ON listed_names FOR EACH ROW EXECUTE FUNCTION forget_names('listed');--> statement-breakpoint
CREATE TRIGGER names_truncated AFTER TRUNCATE ON listed_names FOR EACH STATEMENT EXECUTE FUNCTION forget_names('listed');--> statement-breakpoint
CREATE FUNCTION note_uncompared() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO uncompared_names (known_name_id)
    SELECT id FROM added WHERE kind IN ('user', 'request', 'party') AND EXISTS (SELECT FROM name_lists)
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER names_uncompared AFTER INSERT ON known_names REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION note_uncompared();
