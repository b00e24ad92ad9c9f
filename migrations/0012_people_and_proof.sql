-- What a name looks like to whoever reads it: letters that Latin ones are mistaken for (Cyrillic, Greek, small
-- capitals; full-width and mathematical ones by NFKC) become those, what cannot be seen is left out, case and
-- spaces make no difference. Capitals are looked up first, since Η is an H and its small letter η is none.
CREATE FUNCTION look_of(words text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
  SELECT regexp_replace(translate(fold_text(translate(normalize(words, NFKC),
    U&'\0410\0412\0415\0405\0406\0408\041A\041C\041D\041E\0420\0421\0422\0423\0425\04C0\0474\04BA\051A\051C\0500\0391\0392\0395\0396\0397\0399\039A\039C\039D\039F\03A1\03A4\03A5\03A7\0130\03F9\037F',
    'abesijkmhopctyxlvhqwdabezhikmnoptyxicj')),
    U&'\0430\0432\0433\0435\043A\043C\043D\043E\043F\0440\0441\0442\0443\0445\0455\0456\0458\04BB\0501\051B\051D\0475\04CF\04AF\03B1\03B2\03B3\03B5\03B7\03B9\03BA\03BD\03BF\03C1\03C4\03C5\03C7\03C9\03F2\03F3\0131\0251\0261\0269\026A\028F\0299\0262\029C\029F\0274\0280\A731\1D00\1D04\1D05\1D07\1D0A\1D0B\1D0D\1D0F\1D18\1D1B\1D1C\1D20\1D21\1D22',
    'abrekmhonpctyxsijhdqwvlyabyenikvoptuxwcjiagiiybghlnrsacdejkmoptuvwz'),
    U&'[\034F\061C\115F\1160\17B4\17B5\180B-\180F\2061-\206F\2800\3164\FE00-\FE0F\FFA0\\s]', '', 'g')
$$;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "confirmed_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "recipient_id" integer;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "subject_id" integer;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "subject_address" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "verified_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "skeleton" text GENERATED ALWAYS AS (look_of(username)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "shares_skeleton" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Accounts that look like an older one stay; from here on no other can be added.
UPDATE "users" SET "shares_skeleton" = true FROM (SELECT "skeleton", min("id") AS "first" FROM "users" GROUP BY "skeleton") AS "looks" WHERE "users"."skeleton" = "looks"."skeleton" AND "users"."id" <> "looks"."first";--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_recipient_id_users_id_fk" FOREIGN KEY ("recipient_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_subject_id_users_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "outbox_recipient_person" ON "outbox" USING btree ("recipient_id");--> statement-breakpoint
CREATE INDEX "outbox_subject_person" ON "outbox" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "outbox_subject_address" ON "outbox" USING btree ("subject_address");--> statement-breakpoint
CREATE UNIQUE INDEX "users_skeleton_unique" ON "users" USING btree ("skeleton") WHERE not "users"."shares_skeleton";--> statement-breakpoint
-- Nobody has shown who they are because the program was renewed.
UPDATE "sessions" SET "confirmed_at" = "created_at";--> statement-breakpoint
UPDATE "users" SET "verified_at" = "seen"."at" FROM (SELECT "entity_id", max("created_at") AS "at" FROM "audit_log" WHERE "entity" = 'user' AND "action" = 'verify' GROUP BY "entity_id") AS "seen" WHERE "users"."id" = "seen"."entity_id" AND "users"."is_verified";--> statement-breakpoint
-- Mail that was written before it named its people: what went to the address of an account since there was one.
UPDATE "outbox" SET "recipient_id" = "users"."id" FROM "users" WHERE lower("users"."email") = lower("outbox"."recipient") AND "outbox"."created_at" >= "users"."created_at";
