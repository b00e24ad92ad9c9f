-- The whole office reads a note about a join. It had the ids of requests, which may be restricted; the audit log has them, too.
DELETE FROM "person_notes" WHERE "text" ~ '^(Requests of the same person without an account were joined:|دُمجت طلبات الشخص نفسه من دون حساب:)';--> statement-breakpoint
UPDATE "person_notes" SET "text" = regexp_replace("text", '\s(To undo it, move back the records with these numbers\.|للتراجع تُعاد السجلات بالأرقام التالية\.).*$', '') WHERE "text" ~ '^(Another record of this person was joined: account |دُمج سجل آخر لهذا الشخص: الحساب )';
