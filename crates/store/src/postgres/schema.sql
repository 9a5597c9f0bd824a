-- Schema 1. It mirrors the tables of SQLite, with two differences: texts are bytea, because PostgreSQL's
-- text cannot hold a zero byte, and times come from the clock of the database, because the clocks of
-- several servers differ. Released statements are never edited.

CREATE TABLE games (
    game_id uuid PRIMARY KEY,
    created bigint NOT NULL,
    meta bytea NOT NULL,
    revision bigint NOT NULL DEFAULT 0 CHECK (revision BETWEEN 0 AND 4294967295)
);
CREATE TABLE events (
    game_id uuid NOT NULL REFERENCES games (game_id),
    seq bigint NOT NULL CHECK (seq BETWEEN 0 AND 4294967295),
    command_id uuid,
    seat smallint CHECK (seat BETWEEN 0 AND 255),
    at bigint NOT NULL,
    body bytea NOT NULL,
    PRIMARY KEY (game_id, seq)
);
CREATE UNIQUE INDEX events_of_commands ON events (game_id, command_id) WHERE command_id IS NOT NULL;
CREATE TABLE recent (
    game_id uuid PRIMARY KEY REFERENCES games (game_id),
    active bigint NOT NULL,
    waiting boolean NOT NULL,
    over boolean,
    members integer NOT NULL
);
CREATE INDEX recent_of_all ON recent (active, game_id);
CREATE INDEX recent_of_nobody ON recent (active, game_id) WHERE members = 0;
CREATE INDEX recent_and_waiting ON recent (active) WHERE waiting;
CREATE TABLE members (
    person uuid NOT NULL,
    active bigint NOT NULL,
    game_id uuid NOT NULL REFERENCES games (game_id),
    PRIMARY KEY (game_id, person)
);
CREATE INDEX members_of_persons ON members (person, active, game_id);
CREATE TABLE keys (
    hash bytea PRIMARY KEY CHECK (length(hash) = 32),
    game_id uuid REFERENCES games (game_id),
    body bytea NOT NULL,
    expires bigint
);
CREATE INDEX keys_of_games ON keys (game_id) WHERE game_id IS NOT NULL;
CREATE INDEX keys_that_expire ON keys (expires) WHERE expires IS NOT NULL;
CREATE TABLE notes (
    game_id uuid NOT NULL REFERENCES games (game_id),
    seq bigint NOT NULL CHECK (seq BETWEEN 0 AND 4294967295),
    at bigint NOT NULL,
    body bytea NOT NULL,
    PRIMARY KEY (game_id, seq)
);

-- A stored line is never edited, and deleted only with its game, whose deletion is announced first.
CREATE FUNCTION refuse_edit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION 'a stored line of % is never edited', TG_TABLE_NAME;
END $$;
CREATE FUNCTION refuse_deletion() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF current_setting('tiefenthal.deleting', true) IS DISTINCT FROM OLD.game_id::text THEN
        RAISE EXCEPTION 'a stored line of % is deleted only with its game', TG_TABLE_NAME;
    END IF;
    RETURN OLD;
END $$;
CREATE TRIGGER events_are_not_edited BEFORE UPDATE ON events
    FOR EACH ROW EXECUTE FUNCTION refuse_edit();
CREATE TRIGGER events_are_not_deleted BEFORE DELETE ON events
    FOR EACH ROW EXECUTE FUNCTION refuse_deletion();
CREATE TRIGGER events_are_not_truncated BEFORE TRUNCATE ON events
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_edit();
CREATE TRIGGER notes_are_not_edited BEFORE UPDATE ON notes
    FOR EACH ROW EXECUTE FUNCTION refuse_edit();
CREATE TRIGGER notes_are_not_deleted BEFORE DELETE ON notes
    FOR EACH ROW EXECUTE FUNCTION refuse_deletion();
CREATE TRIGGER notes_are_not_truncated BEFORE TRUNCATE ON notes
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_edit();

CREATE FUNCTION now_ms() RETURNS bigint LANGUAGE sql VOLATILE AS $$
    SELECT floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint
$$;

-- Moves a game to the top of the lists, if its time there is before the limit.
CREATE FUNCTION touch(p_game uuid, p_at bigint, p_limit bigint) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
    UPDATE recent SET active = p_at WHERE game_id = p_game AND active < p_limit;
    IF FOUND THEN
        UPDATE members SET active = p_at WHERE game_id = p_game AND active < p_limit;
    END IF;
END $$;

-- Outcomes of the functions below. 0: done. 1: the command was stored before. 2: another change came
-- first. 3: there is no such game. 4: the game or a key is already there.

-- Whoever inserts a number second waits for the first to commit, and then finds it taken.
CREATE FUNCTION append_entry(
    p_game uuid, p_expected bigint, p_command uuid, p_seat smallint, p_body bytea, p_last boolean,
    OUT outcome smallint, OUT number bigint, OUT stored_seat smallint, OUT stored_body bytea
) LANGUAGE plpgsql AS $$
DECLARE
    v_at bigint;
BEGIN
    LOOP
        IF p_command IS NOT NULL THEN
            SELECT 1, seq, seat, body INTO outcome, number, stored_seat, stored_body
                FROM events WHERE game_id = p_game AND command_id = p_command;
            IF FOUND THEN
                RETURN;
            END IF;
        END IF;
        SELECT seq + 1, greatest(at, now_ms()) INTO number, v_at
            FROM events WHERE game_id = p_game ORDER BY seq DESC LIMIT 1;
        IF NOT FOUND THEN
            number := 0;
            v_at := now_ms();
            PERFORM 1 FROM games WHERE game_id = p_game;
            IF NOT FOUND THEN
                outcome := 3;
                RETURN;
            END IF;
        END IF;
        IF number <> p_expected THEN
            outcome := 2;
            RETURN;
        END IF;
        INSERT INTO events (game_id, seq, command_id, seat, at, body)
            VALUES (p_game, number, p_command, p_seat, v_at, p_body) ON CONFLICT DO NOTHING;
        EXIT WHEN FOUND;
    END LOOP;
    UPDATE recent SET waiting = false, over = p_last
        WHERE game_id = p_game AND (waiting OR over IS DISTINCT FROM p_last);
    PERFORM touch(p_game, v_at, v_at - 60000);
    outcome := 0;
END $$;

CREATE FUNCTION keys_refusal(
    p_hashes bytea[], p_games uuid[], p_dropped bytea[], p_new uuid
) RETURNS smallint LANGUAGE plpgsql AS $$
BEGIN
    PERFORM 1 FROM keys WHERE hash = ANY (p_hashes) AND hash <> ALL (p_dropped)
        AND (expires IS NULL OR expires > now_ms());
    IF FOUND THEN
        RETURN 4;
    END IF;
    PERFORM 1 FROM unnest(p_games) AS wanted (game) WHERE game IS NOT NULL
        AND game IS DISTINCT FROM p_new
        AND NOT EXISTS (SELECT 1 FROM games WHERE game_id = game);
    IF FOUND THEN
        RETURN 3;
    END IF;
    RETURN 0;
END $$;

-- Keeps keys that nothing speaks against. If another process keeps one of them at this very moment, the
-- whole change is undone.
CREATE FUNCTION insert_keys(
    p_hashes bytea[], p_games uuid[], p_bodies bytea[], p_expires bigint[]
) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
    v_kept bigint;
BEGIN
    IF cardinality(p_hashes) = 0 THEN
        RETURN;
    END IF;
    DELETE FROM keys WHERE hash IN (
        SELECT hash FROM keys WHERE expires <= now_ms() LIMIT 1000 FOR UPDATE SKIP LOCKED);
    INSERT INTO keys (hash, game_id, body, expires)
        SELECT * FROM unnest(p_hashes, p_games, p_bodies, p_expires)
        ON CONFLICT (hash) DO UPDATE
            SET game_id = excluded.game_id, body = excluded.body, expires = excluded.expires
            WHERE keys.expires <= now_ms();
    GET DIAGNOSTICS v_kept = ROW_COUNT;
    IF v_kept < cardinality(p_hashes) THEN
        RAISE EXCEPTION 'a key is kept already' USING ERRCODE = 'TF004';
    END IF;
END $$;

CREATE FUNCTION put_keys(
    p_hashes bytea[], p_games uuid[], p_bodies bytea[], p_expires bigint[],
    OUT outcome smallint, OUT number bigint
) LANGUAGE plpgsql AS $$
BEGIN
    outcome := keys_refusal(p_hashes, p_games, '{}', NULL);
    IF outcome = 0 THEN
        PERFORM insert_keys(p_hashes, p_games, p_bodies, p_expires);
    END IF;
END $$;

CREATE FUNCTION set_members(p_game uuid, p_at bigint, p_people uuid[]) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
    v_count bigint;
BEGIN
    DELETE FROM members WHERE game_id = p_game;
    INSERT INTO members (person, active, game_id)
        SELECT DISTINCT person, p_at, p_game FROM unnest(p_people) AS people (person);
    GET DIAGNOSTICS v_count = ROW_COUNT;
    UPDATE recent SET members = v_count WHERE game_id = p_game;
END $$;

CREATE FUNCTION create_game(
    p_game uuid, p_meta bytea, p_bodies bytea[], p_over boolean, p_members uuid[],
    p_hashes bytea[], p_key_games uuid[], p_key_bodies bytea[], p_expires bigint[],
    OUT outcome smallint, OUT number bigint
) LANGUAGE plpgsql AS $$
DECLARE
    v_at bigint := now_ms();
BEGIN
    PERFORM 1 FROM games WHERE game_id = p_game;
    IF FOUND THEN
        outcome := 4;
        RETURN;
    END IF;
    outcome := keys_refusal(p_hashes, p_key_games, '{}', p_game);
    IF outcome <> 0 THEN
        RETURN;
    END IF;
    INSERT INTO games (game_id, created, meta) VALUES (p_game, v_at, p_meta) ON CONFLICT DO NOTHING;
    IF NOT FOUND THEN
        outcome := 4;
        RETURN;
    END IF;
    INSERT INTO recent (game_id, active, waiting, over, members)
        VALUES (p_game, v_at, cardinality(p_bodies) = 0, p_over, 0);
    INSERT INTO events (game_id, seq, at, body)
        SELECT p_game, n - 1, v_at, line FROM unnest(p_bodies) WITH ORDINALITY AS lines (line, n);
    PERFORM set_members(p_game, v_at, p_members);
    PERFORM insert_keys(p_hashes, p_key_games, p_key_bodies, p_expires);
END $$;

CREATE FUNCTION amend_game(
    p_game uuid, p_expected bigint, p_meta bytea, p_first bytea, p_members uuid[],
    p_hashes bytea[], p_key_games uuid[], p_key_bodies bytea[], p_expires bigint[],
    p_dropped bytea[], OUT outcome smallint, OUT number bigint
) LANGUAGE plpgsql AS $$
DECLARE
    v_at bigint := now_ms();
    v_length bigint;
BEGIN
    SELECT revision INTO number FROM games WHERE game_id = p_game FOR NO KEY UPDATE;
    IF NOT FOUND THEN
        outcome := 3;
        RETURN;
    END IF;
    IF number <> p_expected THEN
        outcome := 2;
        RETURN;
    END IF;
    IF p_first IS NOT NULL THEN
        SELECT max(seq) + 1 INTO v_length FROM events WHERE game_id = p_game;
        IF v_length IS NOT NULL THEN
            outcome := 2;
            number := v_length;
            RETURN;
        END IF;
    END IF;
    outcome := keys_refusal(p_hashes, p_key_games, p_dropped, NULL);
    IF outcome <> 0 THEN
        RETURN;
    END IF;
    IF p_first IS NOT NULL THEN
        INSERT INTO events (game_id, seq, at, body) VALUES (p_game, 0, v_at, p_first)
            ON CONFLICT DO NOTHING;
        IF NOT FOUND THEN
            SELECT 2, max(seq) + 1 INTO outcome, number FROM events WHERE game_id = p_game;
            RETURN;
        END IF;
        UPDATE recent SET waiting = false WHERE game_id = p_game;
    END IF;
    -- Four thousand million revisions later an old number returns, which nobody remembers.
    number := (number + 1) % 4294967296;
    UPDATE games SET meta = p_meta, revision = number WHERE game_id = p_game;
    IF p_members IS NOT NULL THEN
        PERFORM set_members(p_game, v_at, p_members);
    END IF;
    PERFORM touch(p_game, v_at, v_at);
    DELETE FROM keys WHERE hash = ANY (p_dropped);
    PERFORM insert_keys(p_hashes, p_key_games, p_key_bodies, p_expires);
END $$;

CREATE FUNCTION add_note(
    p_game uuid, p_expected bigint, p_body bytea,
    OUT outcome smallint, OUT number bigint, OUT at_ms bigint
) LANGUAGE plpgsql AS $$
BEGIN
    PERFORM 1 FROM games WHERE game_id = p_game FOR KEY SHARE;
    IF NOT FOUND THEN
        outcome := 3;
        RETURN;
    END IF;
    LOOP
        SELECT coalesce(max(seq) + 1, 0), greatest(max(at), now_ms()) INTO number, at_ms
            FROM notes WHERE game_id = p_game;
        IF number <> p_expected THEN
            outcome := 2;
            RETURN;
        END IF;
        INSERT INTO notes (game_id, seq, at, body) VALUES (p_game, number, at_ms, p_body)
            ON CONFLICT DO NOTHING;
        EXIT WHEN FOUND;
    END LOOP;
    outcome := 0;
END $$;

CREATE FUNCTION delete_game(p_game uuid, OUT outcome smallint, OUT number bigint)
LANGUAGE plpgsql AS $$
BEGIN
    PERFORM 1 FROM games WHERE game_id = p_game FOR UPDATE;
    IF NOT FOUND THEN
        outcome := 3;
        RETURN;
    END IF;
    PERFORM set_config('tiefenthal.deleting', p_game::text, true);
    DELETE FROM events WHERE game_id = p_game;
    DELETE FROM notes WHERE game_id = p_game;
    DELETE FROM keys WHERE game_id = p_game;
    DELETE FROM members WHERE game_id = p_game;
    DELETE FROM recent WHERE game_id = p_game;
    DELETE FROM games WHERE game_id = p_game;
    outcome := 0;
END $$;

-- Keeps a game as it was in another store.
CREATE FUNCTION take_in(
    p_game uuid, p_created bigint, p_active bigint, p_over boolean, p_meta bytea, p_revision bigint,
    p_commands uuid[], p_seats smallint[], p_times bigint[], p_bodies bytea[],
    p_note_times bigint[], p_note_bodies bytea[], p_members uuid[],
    p_hashes bytea[], p_key_games uuid[], p_key_bodies bytea[], p_expires bigint[],
    OUT outcome smallint, OUT number bigint
) LANGUAGE plpgsql AS $$
BEGIN
    outcome := keys_refusal(p_hashes, p_key_games, '{}', p_game);
    IF outcome <> 0 THEN
        RETURN;
    END IF;
    INSERT INTO games (game_id, created, meta, revision)
        VALUES (p_game, p_created, p_meta, p_revision) ON CONFLICT DO NOTHING;
    IF NOT FOUND THEN
        outcome := 4;
        RETURN;
    END IF;
    INSERT INTO recent (game_id, active, waiting, over, members)
        VALUES (p_game, p_active, cardinality(p_bodies) = 0, p_over, 0);
    INSERT INTO events (game_id, seq, command_id, seat, at, body)
        SELECT p_game, n - 1, command, seat, at, body
        FROM unnest(p_commands, p_seats, p_times, p_bodies) WITH ORDINALITY
             AS lines (command, seat, at, body, n);
    INSERT INTO notes (game_id, seq, at, body)
        SELECT p_game, n - 1, at, body
        FROM unnest(p_note_times, p_note_bodies) WITH ORDINALITY AS lines (at, body, n);
    PERFORM set_members(p_game, p_active, p_members);
    PERFORM insert_keys(p_hashes, p_key_games, p_key_bodies, p_expires);
END $$;
