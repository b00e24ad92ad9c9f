ALTER TABLE "document_requests" ADD COLUMN "search_text" text GENERATED ALWAYS AS (fold_text(title)) STORED;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "search_text" text GENERATED ALWAYS AS (fold_text(name)) STORED;--> statement-breakpoint
CREATE INDEX "document_requests_search" ON "document_requests" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "documents_search" ON "documents" USING gin ("search_text" gin_trgm_ops);