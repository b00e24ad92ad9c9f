CREATE TABLE "acceptance_records" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "acceptance_records_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version_id" integer NOT NULL,
	"storage_key" text NOT NULL,
	"size" integer NOT NULL,
	"sha256" text NOT NULL,
	CONSTRAINT "acceptance_records_versionId_unique" UNIQUE("version_id"),
	CONSTRAINT "acceptance_records_storageKey_unique" UNIQUE("storage_key")
);
--> statement-breakpoint
ALTER TABLE "engagement_versions" ADD COLUMN "withdrawn_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "engagements" ADD COLUMN "estimate" bigint;--> statement-breakpoint
ALTER TABLE "engagements" ADD COLUMN "cap" bigint;--> statement-breakpoint
ALTER TABLE "engagements" ADD COLUMN "representative" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "engagements" ADD COLUMN "capacity" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "acceptance_records" ADD CONSTRAINT "acceptance_records_version_id_engagement_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."engagement_versions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "acceptance_records_sha256" ON "acceptance_records" USING btree ("sha256");--> statement-breakpoint
-- Versions of before: their papers had neither a letterhead nor the number and the capacity of the client.
UPDATE "engagement_versions" SET "content" = '{"cityEn": "", "cityAr": "", "firmLicence": "", "firmRegister": "",
  "firmAddressEn": "", "firmAddressAr": "", "firmPhone": "", "firmEmail": "", "bankName": "", "iban": "",
  "partyPaper": null, "clientPhone": "", "clientEmail": "", "representative": "", "capacity": "",
  "estimate": null, "cap": null}'::jsonb
  || jsonb_build_object(
    'day', to_char("sent_at" at time zone 'Asia/Riyadh', 'YYYY-MM-DD'),
    'partyEn', "content" -> 'clientName', 'partyAr', "content" -> 'clientName')
  || "content";--> statement-breakpoint
UPDATE "engagement_versions" v SET "withdrawn_at" = e."updated_at" FROM "engagements" e
  WHERE e."id" = v."engagement_id" AND e."state" = 'withdrawn' AND v."decision" IS DISTINCT FROM 'accepted'
  AND v."version" = (SELECT max("version") FROM "engagement_versions" WHERE "engagement_id" = e."id");--> statement-breakpoint
-- The whole fee of an agreement without instalments is one, so that its payment can be recorded.
INSERT INTO "instalments" ("engagement_id", "place", "label_ar", "label_en", "amount", "due")
  SELECT "id", 0, 'كامل الأتعاب', 'The whole fee', "amount" + floor(("amount" * "vat_rate" + 50) / 100)::bigint, 'acceptance'
  FROM "engagements" e WHERE "kind" <> 'hourly' AND "state" IN ('sent', 'accepted', 'in_force')
  AND NOT EXISTS (SELECT FROM "instalments" WHERE "engagement_id" = e."id");
