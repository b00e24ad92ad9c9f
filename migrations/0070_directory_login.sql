CREATE TABLE "directory_identities" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "directory_identities_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"name" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	CONSTRAINT "directory_identities_user" UNIQUE("user_id"),
	CONSTRAINT "directory_identities_subject" UNIQUE("issuer","subject")
);
--> statement-breakpoint
CREATE TABLE "directory_names" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "local_admin" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"user_id" integer NOT NULL,
	CONSTRAINT "local_admin_one" CHECK ("local_admin"."is_only")
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "directory" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "directory_sid" text;--> statement-breakpoint
ALTER TABLE "directory_identities" ADD CONSTRAINT "directory_identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "directory_names" ADD CONSTRAINT "directory_names_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "local_admin" ADD CONSTRAINT "local_admin_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "directory_names_name" ON "directory_names" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "local_admin_user" ON "local_admin" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_directory" ON "sessions" USING btree ("directory_sid");