-- Schema 2: what several servers need of each other. Nothing of it has to survive a crash, so it is kept
-- without a log. Released statements are never edited.

-- The servers that live; one that has not said so for a while does not.
CREATE UNLOGGED TABLE servers (
    server uuid PRIMARY KEY,
    until bigint NOT NULL
);
-- Who thinks for the computer players of a game.
CREATE UNLOGGED TABLE claims (
    game_id uuid PRIMARY KEY,
    server uuid NOT NULL,
    until bigint NOT NULL
);
-- What servers show each other about a game.
CREATE UNLOGGED TABLE posts (
    game_id uuid NOT NULL,
    server uuid NOT NULL,
    changed bigint NOT NULL,
    body bytea NOT NULL,
    PRIMARY KEY (game_id, server)
);
CREATE INDEX posts_of_servers ON posts (server);
CREATE UNLOGGED SEQUENCE post_changes;

CREATE FUNCTION live(p_server uuid, p_time bigint) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO servers (server, until) VALUES (p_server, now_ms() + p_time)
        ON CONFLICT (server) DO UPDATE SET until = excluded.until;
    -- What the dead have left is removed by whoever comes first.
    WITH dead AS (
        DELETE FROM servers WHERE server IN (
            SELECT server FROM servers WHERE until < now_ms() - 60000 FOR UPDATE SKIP LOCKED)
        RETURNING server)
    DELETE FROM posts USING dead WHERE posts.server = dead.server;
    DELETE FROM claims WHERE game_id IN (
        SELECT game_id FROM claims WHERE until < now_ms() - 60000 LIMIT 1000 FOR UPDATE SKIP LOCKED);
END $$;

CREATE FUNCTION claim(p_game uuid, p_server uuid, p_time bigint) RETURNS boolean
LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO claims (game_id, server, until) VALUES (p_game, p_server, now_ms() + p_time)
        ON CONFLICT (game_id) DO UPDATE SET server = excluded.server, until = excluded.until
            WHERE claims.server = excluded.server OR claims.until <= now_ms();
    RETURN FOUND;
END $$;

CREATE FUNCTION post(p_game uuid, p_server uuid, p_body bytea) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO posts (game_id, server, changed, body)
        VALUES (p_game, p_server, nextval('post_changes'), p_body)
        ON CONFLICT (game_id, server) DO UPDATE SET changed = excluded.changed, body = excluded.body;
END $$;
