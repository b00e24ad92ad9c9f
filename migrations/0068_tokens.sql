CREATE TABLE "api_tokens" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "api_tokens_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"name" text NOT NULL,
	"token_hash" text NOT NULL,
	"scopes" text[] NOT NULL,
	"networks" text[] NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"last_used_on" date,
	"last_used_network" text,
	"noticed_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"ended_by" text,
	CONSTRAINT "api_tokens_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "api_tokens" ADD CONSTRAINT "api_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "api_tokens_owner" ON "api_tokens" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "api_tokens_end" ON "api_tokens" USING btree ("ends_at");--> statement-breakpoint
-- Hand-written: tokens end with the rights of their owner, whoever changes the account. A later promotion does not revive them.
CREATE FUNCTION end_tokens() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE api_tokens SET ended_at = now(), ended_by = CASE WHEN NEW.is_active THEN 'demotion' ELSE 'deactivation' END
  WHERE user_id = NEW.id AND ended_at IS NULL;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER end_tokens AFTER UPDATE OF role, is_active ON users FOR EACH ROW
  WHEN ((OLD.is_active AND NOT NEW.is_active) OR (OLD.role <> NEW.role AND (OLD.role = 'admin' OR NEW.role = 'client')))
  EXECUTE FUNCTION end_tokens();
