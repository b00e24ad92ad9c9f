CREATE INDEX "consultations_by_first_answer" ON "consultations" USING btree ("first_answer_at","id");--> statement-breakpoint
CREATE INDEX "documents_newest" ON "documents" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "services_by_status" ON "services" USING btree ("status","id");--> statement-breakpoint
INSERT INTO kept_counts (source, first, second, count) SELECT 'newsletter_subscribers', (case when confirmed_at is null then 'waiting' when is_active then 'confirmed' else 'unsubscribed' end)::text, (language)::text, count(*) FROM newsletter_subscribers GROUP BY 2, 3;--> statement-breakpoint
CREATE TRIGGER kept_count_inserted AFTER INSERT ON newsletter_subscribers REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION keep_count('case when confirmed_at is null then ''waiting'' when is_active then ''confirmed'' else ''unsubscribed'' end', 'language');--> statement-breakpoint
CREATE TRIGGER kept_count_updated AFTER UPDATE ON newsletter_subscribers REFERENCING NEW TABLE AS added OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION keep_count('case when confirmed_at is null then ''waiting'' when is_active then ''confirmed'' else ''unsubscribed'' end', 'language');--> statement-breakpoint
CREATE TRIGGER kept_count_deleted AFTER DELETE ON newsletter_subscribers REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION keep_count('case when confirmed_at is null then ''waiting'' when is_active then ''confirmed'' else ''unsubscribed'' end', 'language');--> statement-breakpoint
CREATE TRIGGER kept_count_truncated AFTER TRUNCATE ON newsletter_subscribers FOR EACH STATEMENT EXECUTE FUNCTION keep_count('case when confirmed_at is null then ''waiting'' when is_active then ''confirmed'' else ''unsubscribed'' end', 'language');--> statement-breakpoint
INSERT INTO kept_counts (source, first, second, count) SELECT 'messages', (status)::text, ('')::text, count(*) FROM messages GROUP BY 2, 3;--> statement-breakpoint
CREATE TRIGGER kept_count_inserted AFTER INSERT ON messages REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION keep_count('status', '''''');--> statement-breakpoint
CREATE TRIGGER kept_count_updated AFTER UPDATE ON messages REFERENCING NEW TABLE AS added OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION keep_count('status', '''''');--> statement-breakpoint
CREATE TRIGGER kept_count_deleted AFTER DELETE ON messages REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION keep_count('status', '''''');--> statement-breakpoint
CREATE TRIGGER kept_count_truncated AFTER TRUNCATE ON messages FOR EACH STATEMENT EXECUTE FUNCTION keep_count('status', '''''');--> statement-breakpoint
INSERT INTO kept_counts (source, first, second, count) SELECT 'documents', ('')::text, ('')::text, count(*) FROM documents GROUP BY 2, 3;--> statement-breakpoint
CREATE TRIGGER kept_count_inserted AFTER INSERT ON documents REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION keep_count('''''', '''''');--> statement-breakpoint
CREATE TRIGGER kept_count_updated AFTER UPDATE ON documents REFERENCING NEW TABLE AS added OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION keep_count('''''', '''''');--> statement-breakpoint
CREATE TRIGGER kept_count_deleted AFTER DELETE ON documents REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION keep_count('''''', '''''');--> statement-breakpoint
CREATE TRIGGER kept_count_truncated AFTER TRUNCATE ON documents FOR EACH STATEMENT EXECUTE FUNCTION keep_count('''''', '''''');
