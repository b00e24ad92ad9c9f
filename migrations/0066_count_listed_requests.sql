DROP INDEX "consultations_assigned";--> statement-breakpoint
CREATE INDEX "consultations_assigned" ON "consultations" USING btree ("assigned_to_id","is_restricted","id");