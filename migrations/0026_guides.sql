ALTER TABLE "services" ADD COLUMN "guide_en" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "guide_ar" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "rendered_guide_en" jsonb;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "rendered_guide_ar" jsonb;--> statement-breakpoint
-- What was rendered from a guide is outdated by any change of the guide that does not bring its own, whoever makes it.
CREATE FUNCTION outdate_rendered_guides() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF new.guide_en <> old.guide_en AND new.rendered_guide_en IS NOT DISTINCT FROM old.rendered_guide_en THEN
    new.rendered_guide_en := NULL;
  END IF;
  IF new.guide_ar <> old.guide_ar AND new.rendered_guide_ar IS NOT DISTINCT FROM old.rendered_guide_ar THEN
    new.rendered_guide_ar := NULL;
  END IF;
  RETURN new;
END
$$;--> statement-breakpoint
CREATE TRIGGER services_outdate_guides BEFORE UPDATE ON services FOR EACH ROW
WHEN ((old.guide_en, old.guide_ar) IS DISTINCT FROM (new.guide_en, new.guide_ar))
EXECUTE FUNCTION outdate_rendered_guides();
