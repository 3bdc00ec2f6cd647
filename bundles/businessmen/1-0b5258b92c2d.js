// \0rolldown/runtime.js
var e = Object.defineProperty, t = (t, n) => {
	let r = {};
	for (var i in t) e(r, i, {
		get: t[i],
		enumerable: !0
	});
	return n || e(r, Symbol.toStringTag, { value: "Module" }), r;
};
// kernel/clone.ts
function n(e) {
	if (typeof e != "object" || !e) return e;
	if (Array.isArray(e)) {
		let t = e.slice();
		for (let e = 0; e < t.length; e++) {
			let r = t[e];
			typeof r == "object" && r && (t[e] = n(r));
		}
		return t;
	}
	let t = { ...e };
	for (let e in t) {
		let r = t[e];
		typeof r == "object" && r && (t[e] = n(r));
	}
	return t;
}
// kernel/sha256.ts
function r(e) {
	let t = a(new TextEncoder().encode(e)), n = Uint32Array.from(l), r = /* @__PURE__ */ new Uint32Array(64);
	for (let e = 0; e < t.length; e += 16) {
		for (let n = 0; n < 16; n++) r[n] = o(t, e + n);
		for (let e = 16; e < 64; e++) {
			let t = o(r, e - 15), n = o(r, e - 2), i = s(t, 7) ^ s(t, 18) ^ t >>> 3, a = s(n, 17) ^ s(n, 19) ^ n >>> 10;
			r[e] = o(r, e - 16) + i + o(r, e - 7) + a | 0;
		}
		i(n, r);
	}
	return Array.from(n, (e) => e.toString(16).padStart(8, "0")).join("");
}
function i(e, t) {
	let [n = 0, r = 0, i = 0, a = 0, c = 0, l = 0, d = 0, f = 0] = e;
	for (let e = 0; e < 64; e++) {
		let p = s(c, 6) ^ s(c, 11) ^ s(c, 25), m = f + p + (c & l ^ ~c & d) + o(u, e) + o(t, e) | 0, ee = (s(n, 2) ^ s(n, 13) ^ s(n, 22)) + (n & r ^ n & i ^ r & i) | 0;
		f = d, d = l, l = c, c = a + m | 0, a = i, i = r, r = n, n = m + ee | 0;
	}
	let p = [
		n,
		r,
		i,
		a,
		c,
		l,
		d,
		f
	];
	for (let t = 0; t < 8; t++) e[t] = o(e, t) + o(p, t) | 0;
}
function a(e) {
	let t = new Uint32Array((e.length + 8 >> 6) * 16 + 16);
	for (let n = 0; n < e.length; n++) t[n >> 2] = o(t, n >> 2) | o(e, n) << 24 - (n & 3) * 8;
	return t[e.length >> 2] = o(t, e.length >> 2) | 128 << 24 - (e.length & 3) * 8, t[t.length - 2] = Math.floor(e.length / 536870912), t[t.length - 1] = e.length << 3, t;
}
var o = (e, t) => e[t], s = (e, t) => e >>> t | e << 32 - t, c = Array.from({ length: 312 }, (e, t) => t).filter((e) => e > 1 && d(e)), l = c.slice(0, 8).map((e) => f(Math.sqrt(e))), u = Uint32Array.from(c.slice(0, 64).map((e) => f(Math.cbrt(e))));
function d(e) {
	for (let t = 2; t * t <= e; t++) if (e % t === 0) return !1;
	return !0;
}
function f(e) {
	return Math.floor((e - Math.floor(e)) * 4294967296) >>> 0;
}
// kernel/digest.ts
var p = r, m = (e) => p(e);
function ee(e) {
	for (let t of [
		"",
		"abc",
		"Ўґ€𝄞".repeat(40)
	]) if (e(t) !== r(t)) throw Error("this is not SHA-256 of a text in UTF-8");
	p = e;
}
// kernel/chacha.ts
function te(e, t) {
	let [n, r, i, a, o, s, c, l] = e;
	ne.set([
		n,
		r,
		i,
		a,
		o,
		s,
		c,
		l,
		t
	], 4), h.set(ne);
	for (let e = 0; e < 10; e++) g(0, 4, 8, 12), g(1, 5, 9, 13), g(2, 6, 10, 14), g(3, 7, 11, 15), g(0, 5, 10, 15), g(1, 6, 11, 12), g(2, 7, 8, 13), g(3, 4, 9, 14);
	return h.map((e, t) => e + ne[t]);
}
var ne = Uint32Array.from([
	1634760805,
	857760878,
	2036477234,
	1797285236,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0
]), h = /* @__PURE__ */ new Uint32Array(16);
function g(e, t, n, r) {
	re(e, t, r, 16), re(n, r, t, 12), re(e, t, r, 8), re(n, r, t, 7);
}
function re(e, t, n, r) {
	let i = h[e] + h[t] | 0, a = h[n] ^ i;
	h[e] = i, h[n] = a << r | a >>> 32 - r;
}
// kernel/chance.ts
var ie = (e) => (Math.imul(e, 2654435761) ^ 2246822507) >>> 0, ae = (e) => ({
	key: e,
	drawn: 0
});
function _(e, t) {
	if (typeof e.chance == "number") {
		e.chance = e.chance + 1831565813 >>> 0;
		let n = e.chance;
		return n = Math.imul(n ^ n >>> 15, n | 1), n ^= n + Math.imul(n ^ n >>> 7, n | 61), Math.floor(((n ^ n >>> 14) >>> 0) / 4294967296 * t);
	}
	let n = 4294967296 - 4294967296 % t, r;
	do
		r = te(oe(e.chance.key), e.chance.drawn)[0], e.chance.drawn += 1;
	while (r >= n);
	return r % t;
}
function v(e, t) {
	for (let n = t.length - 1; n > 0; n--) {
		let r = _(e, n + 1), i = t[n];
		t[n] = t[r], t[r] = i;
	}
	return t;
}
var oe = (e) => Array.from({ length: 8 }, (t, n) => Number.parseInt(e.slice(n * 8, n * 8 + 8), 16)), se = 8, y = (e) => 1 << (e ?? se), ce = 16, b = (e) => e & 511 & ~(e >> ce), le = (e, t) => ({
	seen: y(e),
	secret: t
}), ue = (e) => ({
	seen: 511,
	secret: e
}), de = (e, t) => ({
	pile: "deck",
	owner: null,
	pool: e,
	seen: t.map(() => 0),
	secret: t
});
function fe(e) {
	return e.seen.pop(), e.secret.pop() ?? null;
}
function pe(e, t, n) {
	t.secret = v(e, n), t.seen = n.map(() => 0);
}
// kernel/spots.ts
var me = [], he = (e) => ge(e, "events") ?? me;
function ge(e, t = "") {
	let n = null;
	if (Array.isArray(e)) {
		for (let t = 0; t < e.length; t++) {
			let r = e[t];
			if (typeof r != "object" || !r) continue;
			let i = _e(t, r);
			i !== null && (n ??= []).push(i);
		}
		return n;
	}
	for (let r in e) {
		let i = e[r];
		if (typeof i != "object" || !i || r === t) continue;
		let a = _e(r, i);
		a !== null && (n ??= []).push(a);
	}
	return n;
}
function _e(e, t) {
	if ("secret" in t) {
		if (Se(t)) return {
			at: e,
			is: "pile",
			inner: null
		};
		if (Ce(t)) return {
			at: e,
			is: "secret",
			inner: xe(t.secret) ? ge(t.secret) : null
		};
	}
	let n = ge(t);
	return n === null ? null : {
		at: e,
		is: "branch",
		inner: n
	};
}
function ve(e, t = he(e)) {
	let n = [], r = (e, t) => {
		for (let { at: i, is: a, inner: o } of t ?? me) {
			let t = be(e, i);
			a === "pile" ? n.push(t) : a === "branch" && r(t, o);
		}
	};
	return r(e, t), n;
}
function ye(e, t = he(e)) {
	let n = [], r = (e, t, i, a) => {
		for (let { at: o, is: s, inner: c } of t ?? me) {
			let t = be(e, o);
			if (s === "pile") continue;
			let l = typeof o == "string" ? o : i === "stack" ? t.phase : "*", u = i === "" ? l : `${i}.${l}`, d = typeof o == "number" && i !== "stack" ? [...a, o] : a;
			s === "branch" ? r(t, c, u, d) : (n.push({
				kind: u,
				indexes: d,
				secret: t
			}), c !== null && r(t.secret, c, u, d));
		}
	};
	return r(e, t, "", []), n;
}
var be = (e, t) => e[t], xe = (e) => typeof e == "object" && !!e, Se = (e) => "pile" in e && "pool" in e, Ce = (e) => "secret" in e && "seen" in e && typeof e.seen == "number", x = (e) => ({
	g: e,
	spots: he(e),
	bare: null,
	asData: null,
	lying: null,
	facts: null
});
function S(e, t, n, r) {
	if (t === null) return e;
	let i = Array.isArray(e) ? e.slice() : { ...e };
	for (let { at: e, is: a, inner: o } of t) {
		let t = i[e];
		i[e] = a === "branch" ? S(t, o, n, r) : a === "pile" ? r.pile(t, n) : r.secret(t, o, n);
	}
	return i;
}
function we() {
	let e = /* @__PURE__ */ new Map(), t = {
		secret({ seen: e, secret: n }, r, i) {
			if ((e & i) === 0) return {
				seen: b(e),
				secret: null
			};
			let a = xe(n) ? S(n, r, i, t) : n;
			return {
				seen: b(e) | i,
				secret: a
			};
		},
		pile(t, n) {
			if (Te(t, n)) return De(t, n);
			let r = e.get(t);
			return r === void 0 && e.set(t, r = Ee(t)), r;
		}
	};
	return t;
}
function Te({ seen: e }, t) {
	for (let n = 0; n < e.length; n++) if ((e[n] & t) !== 0) return !0;
	return !1;
}
function Ee({ pile: e, owner: t, pool: n, seen: r }) {
	let i = r.map(b);
	return e === "hand" && i.sort((e, t) => e - t), {
		pile: e,
		owner: t,
		pool: n,
		seen: i,
		secret: r.map(() => null)
	};
}
function De({ pile: e, owner: t, pool: n, seen: r, secret: i }, a) {
	let o = (e) => (r[e] & a) !== 0, s = e === "deck" || a === y(t) ? null : Oe(r, i, o), [c, l] = [[], []];
	for (let e = 0; e < i.length; e++) {
		let t = s === null ? e : s[e];
		c.push(o(t) ? Ae(r, t) | a : Ae(r, t)), l.push(o(t) ? i[t] : null);
	}
	return {
		pile: e,
		owner: t,
		pool: n,
		seen: c,
		secret: l
	};
}
var Oe = (e, t, n) => [...t.keys()].sort((r, i) => n(r) === n(i) ? n(r) ? ke(t[r], t[i]) : Ae(e, r) - Ae(e, i) : n(r) ? -1 : 1), ke = (e = "", t = "") => e < t ? -1 : +(e > t), Ae = (e, t) => b(e[t]), je = (e, t) => Me(x(e), t);
function Me(e, t) {
	let n = y(t);
	if (e.bare === null) {
		let { chance: t, events: n, ...r } = e.g;
		e.bare = {
			...r,
			viewer: null,
			unseen: {}
		};
	}
	e.asData ??= we();
	let r = S(e.bare, e.spots, n, e.asData);
	return r.viewer = t, r.unseen = ze(e, n), r;
}
function Ne(e, t) {
	let n = { value: e };
	return S(n, ge(n), y(t), Pe).value;
}
var Pe = {
	secret: ({ seen: e, secret: t }, n, r) => ({ secret: (e & r) === 0 ? null : xe(t) ? S(t, n, r, Pe) : t }),
	pile: (e, t) => Te(e, t) ? De(e, t) : Ee(e)
};
function Fe(e) {
	if (e.lying !== null) return e.lying;
	let t = {};
	for (let n of ve(e.g, e.spots)) {
		let e = t[n.pool] ??= {
			piles: [],
			known: 0
		};
		e.piles.push(n);
		for (let t = 0; t < n.seen.length; t++) e.known |= n.seen[t];
	}
	e.lying = {};
	for (let n in t) e.lying[n] = Ie(t[n]?.piles ?? [], t[n]?.known ?? 0);
	return e.lying;
}
function Ie(e, t) {
	if (t === 0) {
		let n = e.flatMap(({ secret: e }) => e);
		return {
			cards: typeof n[0] == "string" ? n.sort() : n.sort(ke),
			seen: [],
			known: t
		};
	}
	let n = [];
	for (let { seen: t, secret: r } of e) for (let e = 0; e < r.length; e++) n.push({
		card: r[e],
		seen: t[e]
	});
	return n.sort(Le), {
		cards: n.map(({ card: e }) => e),
		seen: n.map(({ seen: e }) => e),
		known: t
	};
}
var Le = (e, t) => ke(e.card, t.card), Re = (e, t) => ze(x(e), y(t));
function ze(e, t) {
	let n = {}, r = Fe(e);
	for (let e in r) {
		let { cards: i, seen: a, known: o } = r[e];
		n[e] = (o & t) === 0 ? i : i.filter((e, n) => (a[n] & t) === 0);
	}
	return n;
}
var Be = class extends Error {
	constructor(e) {
		super(`${e} is hidden from these eyes`), this.name = "NotSeen";
	}
}, Ve = class {
	seen;
	constructor(e) {
		this.seen = e;
	}
	get secret() {
		throw new Be("a secret");
	}
}, He = {
	enumerable: !0,
	get() {
		throw new Be("a card");
	}
}, Ue = [];
function We(e) {
	let t = Ue[e];
	if (t !== void 0) return t;
	let n = Array(e);
	for (let t = 0; t < e; t++) Object.defineProperty(n, t, He);
	return Ue[e] = Object.freeze(n), n;
}
var Ge = {
	secret: (e, t, n) => (e.seen & n) === 0 ? new Ve(b(e.seen)) : xe(e.secret) && t !== null ? {
		seen: e.seen,
		secret: S(e.secret, t, n, Ge)
	} : e,
	pile(e, t) {
		let n = 0;
		for (let r of e.seen) (r & t) !== 0 && (n += 1);
		if (n === e.seen.length) return e;
		if (n === 0) return {
			...e,
			secret: We(e.secret.length)
		};
		let r = e.secret.slice();
		for (let n = 0; n < r.length; n++) (e.seen[n] & t) === 0 && Object.defineProperty(r, n, He);
		return {
			...e,
			secret: r
		};
	}
};
function Ke(e, t) {
	let n = S(e.g, e.spots, y(t), Ge);
	return n.events = null, qe.set(n, {
		position: e,
		viewer: t
	}), n;
}
var qe = /* @__PURE__ */ new WeakMap(), Je = (e, t, n) => Ye(e, x(t), n);
function Ye(e, t, n) {
	return t.facts ??= e.facts(Ke(t, null)), n === null || e.ownFacts === void 0 ? t.facts : {
		...t.facts,
		...e.ownFacts(Ke(t, n), n, t.facts)
	};
}
// kernel/fits.ts
function Xe(e, t) {
	if (Object.is(e, t)) return !0;
	if (typeof e != "object" || typeof t != "object" || e === null || t === null || Array.isArray(e) !== Array.isArray(t)) return !1;
	let n = Object.keys(e);
	return n.length === Object.keys(t).length && n.every((n) => Xe(C(e, n), C(t, n)));
}
var Ze = (e, t) => e.some((e) => Xe(e, t));
function Qe(e, t, n, r) {
	let i = (e, t) => ({
		refused: e,
		rule: r,
		facts: t
	});
	if (Object.is(t, -0)) return i("malformed", { expected: n });
	if (e.one !== void 0) return Ze(e.one, t) ? null : et(e.not, t) ?? i("notOffered", { field: n });
	if (e.parts !== void 0) return $e(e.parts, t, n, r);
	if (e.some !== void 0) {
		let { some: r, atLeast: a, atMost: o } = e;
		if (!Array.isArray(t) || t.some((e) => Object.is(e, -0))) return i("malformed", { expected: n });
		if (t.length < a || t.length > o) return i("wrongCount", {
			field: n,
			atLeast: a,
			atMost: o
		});
		for (let [a, o] of t.entries()) {
			let s = et(e.not, o);
			if (s !== null) return s;
			if (!Ze(r, o) || Ze(t.slice(0, a), o)) return i("notOffered", { field: n });
		}
		return null;
	}
	let { min: a, max: o } = e;
	return typeof t != "number" || !Number.isInteger(t) ? i("outOfRange", {
		field: n,
		min: a,
		max: o
	}) : t < a ? e.below ?? i("outOfRange", {
		field: n,
		min: a,
		max: o
	}) : t > o ? e.above ?? i("outOfRange", {
		field: n,
		min: a,
		max: o
	}) : null;
}
function $e(e, t, n, r) {
	if (typeof t != "object" || !t || Array.isArray(t)) return {
		refused: "malformed",
		rule: r,
		facts: { expected: n }
	};
	for (let i of Object.keys(e)) {
		let a = Qe(e[i], C(t, i), `${n}.${i}`, r);
		if (a !== null) return a;
	}
	return null;
}
var et = (e, t) => e?.find((e) => Xe(e.value, t))?.because ?? null;
function tt(e, t, n) {
	let r = 0, i = null, a = null;
	for (let o of Object.keys(e)) {
		let s = C(t, o), c = Qe(e[o], s, o, n);
		c === null ? r += 1 : s === void 0 ? a ??= c : i ??= c;
	}
	return {
		fitting: r,
		reason: i ?? a
	};
}
function nt(e) {
	let t = null, n = -1;
	for (let { fitting: r, reason: i } of e) {
		if (i === null) continue;
		let e = 2 * r + +!rt.has(i.refused);
		e > n && ([t, n] = [i, e]);
	}
	return t;
}
var rt = /* @__PURE__ */ new Set([
	"malformed",
	"notOffered",
	"outOfRange",
	"wrongCount"
]);
function it(e, t) {
	return e.one === void 0 ? e.some === void 0 ? e.parts === void 0 ? t : Object.fromEntries(Object.entries(e.parts).map(([e, n]) => [e, it(n, C(t, e))])) : t.map((t) => n(e.some.find((e) => Xe(e, t)))) : n(e.one.find((e) => Xe(e, t)));
}
function C(e, t) {
	return Object.getOwnPropertyDescriptor(e, t)?.value;
}
// kernel/offers.ts
function w(e, t) {
	if (t === void 0) return { one: e };
	let { open: n, barred: r } = st(e, t);
	return r === null ? { one: n } : {
		one: n,
		not: r
	};
}
function at(e, t, n) {
	return n === void 0 ? {
		min: e,
		max: t
	} : {
		min: e,
		max: t,
		...n
	};
}
function ot(e, t, n) {
	return {
		some: e,
		atLeast: t,
		atMost: n
	};
}
function st(e, t) {
	let n = [], r = null;
	for (let i of e) {
		let e = t(i);
		e === null ? n.push(i) : r === null ? r = [{
			value: i,
			because: e
		}] : r.push({
			value: i,
			because: e
		});
	}
	return {
		open: n,
		barred: r
	};
}
function ct(e) {
	if (e.one !== void 0) return e.one.length === 0;
	if (e.some !== void 0) return e.some.length < e.atLeast;
	if (e.parts !== void 0) {
		for (let t in e.parts) if (ct(e.parts[t])) return !0;
		return !1;
	}
	return e.max < e.min;
}
function lt(e, t, n) {
	return ut({
		seat: t,
		type: e.type
	}, e.fields, n);
}
function ut(e, t, n) {
	for (let r in t) e[r] = dt(t[r], n);
	return e;
}
function dt(e, t) {
	if (e.one !== void 0) return e.one[t(e.one.length)];
	if (e.parts !== void 0) return ut({}, e.parts, t);
	if (e.some === void 0) return e.min + t(e.max - e.min + 1);
	let { some: n, atLeast: r, atMost: i } = e, a = r + t(Math.min(i, n.length) - r + 1), o = [...n];
	return Array.from({ length: a }, () => o.splice(t(o.length), 1)[0]);
}
// kernel/rules.ts
var ft = { to: "stay" }, T = { to: "next" };
function pt(e) {
	return {
		to: "done",
		result: e
	};
}
function mt() {
	return {
		stay: ft,
		next: T,
		goTo: (e) => ({
			to: "step",
			step: e
		}),
		done: pt,
		call: (e, t) => ({
			to: "call",
			phase: e,
			locals: t
		}),
		become: (e, t) => ({
			to: "become",
			phase: e,
			locals: t
		}),
		no: (e, t, n) => ({
			refused: t,
			rule: e,
			facts: n
		}),
		phase: (e, t) => {
			let n = Object.keys(t);
			return {
				steps: t,
				first: n[0] ?? "",
				following: Object.fromEntries(n.map((e, t) => [e, n[t + 1]]))
			};
		},
		emit: (e, t, n) => {
			e.events?.push({
				type: t,
				...n
			});
		},
		game: (e) => e
	};
}
// kernel/play.ts
function ht(e, t) {
	if (!Number.isInteger(t.seats) || t.seats < e.seats.min || t.seats > e.seats.max) throw RangeError(`${e.id} takes ${e.seats.min} to ${e.seats.max} seats, not ${t.seats}`);
	let n = {
		seats: Array.from({ length: t.seats }, (e, t) => t),
		options: gt(e, t.options ?? {}),
		chance: typeof t.chance == "number" ? t.chance : { ...t.chance },
		stack: [],
		events: [],
		outcome: null
	}, r = Object.assign(n, e.setup(n, _t(e, t))), { phase: i, locals: a } = e.opening(r);
	return r.stack.push(Ft(e, i, a)), Nt(e, r), r;
}
function gt(e, t) {
	let n = {};
	for (let t of Object.keys(e.options)) n[t] = e.options[t]?.[0];
	for (let [r, i] of Object.entries(t)) {
		let t = Object.hasOwn(e.options, r) ? e.options[r] : void 0;
		if (t === void 0) throw RangeError(`${e.id} has no option ${r}; it has ${Object.keys(e.options).join(", ")}`);
		if (!t.includes(i)) throw RangeError(`${r} is one of ${t.join(", ")}, not ${String(i)}`);
		n[r] = i;
	}
	return n;
}
function _t(e, t) {
	let n = Array.from({ length: t.seats }, (e, n) => t.picks?.[n] ?? null), r = n.filter((e) => e !== null);
	for (let t of r) if (!e.picks.includes(t)) throw RangeError(`${t} is not one of ${e.picks.join(", ")}`);
	if (new Set(r).size < r.length) throw RangeError("two seats picked the same");
	return n;
}
function vt(e, t) {
	let n = D(t);
	if (n === void 0 || t.outcome !== null) return null;
	let r = O(e, n);
	return {
		seats: It(r.ask(t, n)),
		phase: n.phase,
		step: n.step,
		rule: r.rule
	};
}
function yt(e, t) {
	let n = vt(e, t), r = D(t), i = e.anytime.declineDeal;
	if (n === null || r === void 0 || i === void 0 || O(e, r).sealed?.(t, r)) return n;
	let a = t.seats.filter((e) => {
		let n = i.offer(t, r, e);
		return !Array.isArray(n) && !At(n) && !jt(n);
	});
	return a.length === 0 ? n : {
		...n,
		seats: a,
		rule: e.governs.declineDeal ?? n.rule,
		deal: !0
	};
}
function bt(e, t, n) {
	let r = [];
	return Dt(e, t, n, r, null), r;
}
function xt(e, t, n) {
	let r = [], i = [];
	return Dt(e, t, n, r, i), {
		offers: r,
		refused: i
	};
}
function St(e, t, n, r, i = bt(e, t, n)) {
	let a = i;
	for (; a.length > 0;) {
		let i = r(a.length), o = a[i], s = Et(e, t, o.type) ? Tt(e, t, n, o.type) : null;
		for (let e = 0; e < 20; e++) {
			let e = lt(o, n, r);
			if ((s?.check?.(t, D(t), n, e) ?? null) === null) return e;
		}
		a = a.filter((e) => e !== o);
	}
	return null;
}
function Ct(e, t, n) {
	let r = D(t);
	return {
		seat: n,
		...O(e, r).idle(t, r, n)
	};
}
function wt(e, t, n) {
	let r = D(t), i = Tt(e, t, n.seat, n.type);
	if (i === null) throw Error(`${n.type} is not open to seat ${n.seat} in ${r.phase}.${r.step}`);
	E(e, t, r, i.take(t, r, n.seat, n)), Nt(e, t);
}
function Tt(e, t, n, r) {
	let i = D(t), a = O(e, i), o = a.actions[r];
	if (o !== void 0 && Rt(a.ask(t, i), n)) return o;
	let s = e.anytime[r];
	return s !== void 0 && !a.sealed?.(t, i) ? s : null;
}
function Et(e, t, n) {
	return O(e, D(t)).actions[n]?.check !== void 0 || e.anytime[n]?.check !== void 0;
}
function Dt(e, t, n, r, i) {
	let a = D(t);
	if (a === void 0 || t.outcome !== null) return;
	let o = O(e, a);
	Rt(o.ask(t, a), n) && Ot(e, o.actions, t, a, n, r, i), o.sealed?.(t, a) || Ot(e, e.anytime, t, a, n, r, i);
}
function Ot({ governs: e }, t, n, r, i, a, o) {
	for (let s in t) {
		let c = t[s], l = c.offer(n, r, i);
		if (Array.isArray(l)) {
			let t = a.length;
			for (let e of l) jt(e) || a.push(kt(s, c, e));
			a.length === t && o?.push({
				type: s,
				because: Mt(l, e[s] ?? null)
			});
		} else At(l) ? o?.push({
			type: s,
			because: l
		}) : jt(l) ? o?.push({
			type: s,
			because: Mt([l], e[s] ?? null)
		}) : a.push(kt(s, c, l));
	}
}
var kt = (e, { check: t }, n) => t === void 0 ? {
	type: e,
	fields: n
} : {
	type: e,
	fields: n,
	checked: !0
}, At = (e) => e.refused !== void 0;
function jt(e) {
	for (let t in e) if (ct(e[t])) return !0;
	return !1;
}
function Mt(e, t) {
	let n = e.flatMap((e) => Object.entries(e).filter(([, e]) => ct(e)));
	for (let [, e] of n) {
		let t = e.not?.[0]?.because ?? e.above;
		if (t !== void 0) return t;
	}
	return {
		refused: "notOffered",
		rule: t,
		facts: { field: n[0]?.[0] ?? "" }
	};
}
function Nt(e, t) {
	for (let n = 1e3; n > 0; n--) {
		let n = D(t);
		if (n === void 0 || t.outcome !== null) return;
		let r = O(e, n);
		if (typeof r == "function") E(e, t, n, r(t, n) ?? T);
		else if ("call" in r) {
			let i = r.with(t, n);
			i === null ? E(e, t, n, T) : t.stack.push(Ft(e, r.call, i));
		} else if (Lt(r.ask(t, n))) E(e, t, n, T);
		else return;
	}
	throw Error(`runaway rules at ${D(t)?.phase}.${D(t)?.step}`);
}
function E(e, t, n, r) {
	switch (r.to) {
		case "stay": return;
		case "step":
			n.step = r.step;
			return;
		case "call":
			t.stack.push(Ft(e, r.phase, r.locals));
			return;
		case "become":
			t.stack[t.stack.length - 1] = Ft(e, r.phase, r.locals);
			return;
		case "done": return Pt(e, t, n, r.result);
		case "next": {
			let r = e.phases[n.phase]?.following[n.step];
			if (r === void 0) return Pt(e, t, n, void 0);
			n.step = r;
		}
	}
}
function Pt(e, t, n, r) {
	t.stack.pop();
	let i = D(t);
	if (i === void 0) return;
	let a = O(e, i);
	typeof a != "function" && E(e, t, i, "call" in a ? a.then?.(t, i, r) ?? T : a.after?.[n.phase]?.(t, i, r) ?? ft);
}
var Ft = (e, t, n) => ({
	phase: t,
	step: e.phases[t]?.first,
	...n
}), D = (e) => e.stack[e.stack.length - 1], O = (e, t) => e.phases[t.phase]?.steps[t.step], It = (e) => e === null ? [] : typeof e == "number" ? [e] : e, Lt = (e) => e === null || typeof e != "number" && e.length === 0, Rt = (e, t) => typeof e == "number" ? e === t : e?.includes(t) ?? !1;
// kernel/judge.ts
function zt(e, t, n) {
	let r = Vt(t, n);
	if ("refusal" in r) return { refusal: r.refusal };
	let { seat: i, type: a } = r;
	if (!Object.hasOwn(e.governs, a)) return k("unknownAction", null, { type: a.slice(0, 40) });
	let o = e.governs[a], s = vt(e, t);
	if (s === null) return k("over", o, {});
	let c = Tt(e, t, i, a);
	if (c === null) return Ht(e, t, a, o, s.seats);
	let l = c.offer(t, D(t), i);
	return At(l) ? { refusal: l } : Ut(t, r, c, Array.isArray(l) ? l : [l], o);
}
function Bt(e, t, n, r) {
	let i = zt(e, t, {
		...r,
		seat: n
	});
	return "refusal" in i ? i.refusal : null;
}
function k(e, t, n) {
	return { refusal: {
		refused: e,
		rule: t,
		facts: n
	} };
}
function Vt(e, t) {
	if (typeof t != "object" || !t || Array.isArray(t)) return k("malformed", null, { expected: "object" });
	let n = C(t, "seat");
	if (!e.seats.includes(n) || Object.is(n, -0)) return k("malformed", null, { expected: "seat" });
	let r = C(t, "type");
	return typeof r == "string" ? {
		seat: n,
		type: r,
		values: t
	} : k("malformed", null, { expected: "type" });
}
function Ht(e, t, n, r, i) {
	let a = D(t), o = a === void 0 ? void 0 : e.phases[a.phase]?.steps[a.step];
	return typeof o == "object" && "actions" in o && Object.hasOwn(o.actions, n) ? k("notAsked", r, {
		type: n,
		asked: i
	}) : Object.hasOwn(e.anytime, n) ? k("sealed", r, { type: n }) : k("notNow", r, {
		type: n,
		asked: i
	});
}
function Ut(e, { seat: t, type: n, values: r }, i, a, o) {
	let s = [];
	for (let c of a) {
		let a = tt(c, r, o);
		if (a.reason === null) {
			let o = it({ parts: c }, r), s = i.check?.(e, D(e), t, {
				seat: t,
				type: n,
				...o
			}) ?? null;
			if (s === null) return { action: {
				seat: t,
				type: n,
				...o
			} };
			a.reason = s;
		}
		s.push(a);
	}
	return { refusal: nt(s) ?? {
		refused: "notOffered",
		rule: o,
		facts: { field: "" }
	} };
}
// kernel/barrier.ts
function Wt(e, t, n, r) {
	return Gt(t.g.chance, n.g.chance) ? Kt(t, n, r) ? "secret" : vt(e, n.g)?.seats.includes(r) ? null : "turn" : "chance";
}
var Gt = (e, t) => typeof e == "number" || typeof t == "number" ? e === t : e.drawn === t.drawn && e.key === t.key;
function Kt(e, t, n) {
	let r = y(n), i = !1, a = (e, t, n) => {
		for (let { at: o, is: s, inner: c } of n) {
			let n = be(e, o), l = typeof t == "object" && t ? be(t, o) : void 0;
			if (s === "pile") i ||= !qt(n, l);
			else if (s === "branch") {
				if (a(n, l, c ?? [])) return !0;
			} else {
				let { seen: e, secret: t } = n, i = l;
				if ((e & r) === 0) {
					if (typeof i?.seen != "number" || (i.seen & ~e) !== 0) return !0;
				} else if (c !== null && a(t, i?.secret, c)) return !0;
			}
		}
		return !1;
	};
	return a(e.g, t.g, e.spots) || i && Jt(e, t, r);
}
function qt(e, t) {
	if (t === void 0 || !Array.isArray(t.secret) || e.secret.length !== t.secret.length) return !1;
	for (let n = 0; n < e.secret.length; n++) if (e.secret[n] !== t.secret[n] || e.seen[n] !== t.seen[n]) return !1;
	return !0;
}
function Jt(e, t, n) {
	for (let r of [...t.g.seats, null]) {
		let i = y(r) | n, a = ze(t, i);
		for (let [t, n] of Object.entries(ze(e, i))) if (!Yt(n, a[t] ?? [])) return !0;
	}
	return !1;
}
function Yt(e, t) {
	let n = 0;
	for (let r of e) {
		for (; n < t.length && t[n] !== r;) n += 1;
		if (n === t.length) return !1;
		n += 1;
	}
	return !0;
}
// kernel/canonical.ts
function A(e) {
	if (e === null || typeof e == "boolean" || typeof e == "string") return JSON.stringify(e);
	if (typeof e == "number") {
		if (!Number.isFinite(e) || Object.is(e, -0)) throw TypeError(`${e} is not plain JSON`);
		return JSON.stringify(e);
	}
	if (Array.isArray(e)) return `[${e.map(A).join(",")}]`;
	if (typeof e != "object" || Object.getPrototypeOf(e) !== Object.prototype) throw TypeError(`${typeof e} is not plain JSON`);
	let t = e;
	return `{${Object.keys(t).sort().map((e) => `${JSON.stringify(e)}:${A(t[e])}`).join(",")}}`;
}
var Xt = (e) => m(A(e)), Zt = (e) => m(`parlour commitment ${e}`), Qt = (e) => m(`parlour entropy ${e}`), $t = (e, t) => m(`parlour dice ${A({
	seed: e,
	entropy: t
})}`);
function en({ commitment: e, promises: t, entropy: n }, r) {
	if (Zt(r) !== e) return "the revealed seed is not the one that was committed to before play";
	if (t.length !== n.length) return "not every promise of entropy was kept";
	for (let [e, r] of t.entries()) {
		let t = n[e] ?? null;
		if ((t === null ? null : Qt(t)) !== r) return `the entropy of seat ${e + 1} is not what was promised`;
	}
	return null;
}
// kernel/record.ts
var tn = ({ name: e, salt: t }) => m(`parlour name ${t} ${e}`);
function nn({ names: e, entries: t, outcome: n, seeds: r, ...i }) {
	return i;
}
var rn = (e) => Xt(e).slice(0, on), an = (e, t, n) => m(`${e} ${JSON.stringify(t)} ${n}`).slice(0, on), on = 24, sn = 32;
function cn(e, t, n = sn) {
	let { rules: r, seats: i, dice: a, seed: o } = t;
	if (r.version !== e.version) throw RangeError(`these are rules ${e.version} of ${e.id}, not ${r.version}`);
	let s = ht(e, {
		seats: i.length,
		options: t.options,
		picks: i.map(({ pick: e }) => e),
		chance: ae($t(o, a.entropy))
	}), c = s.events ?? [];
	s.events = null;
	let l = {
		format: "parlour-record",
		version: 2,
		game: e.id,
		rules: r,
		seats: i,
		options: s.options,
		dice: a
	}, u = wn(s);
	return {
		game: e,
		head: l,
		seeds: [o],
		version: 0,
		link: rn(l),
		position: x(s),
		text: u,
		base: u,
		middle: null,
		kept: n,
		tail: [],
		standing: 0,
		free: 0,
		barrier: "nothing",
		opening: c
	};
}
function ln(e) {
	let { version: t, link: n, text: r, base: i, tail: a, standing: o, free: s, barrier: c, seeds: l } = e, u = JSON.stringify({
		version: t,
		link: n,
		tail: a,
		standing: o,
		free: s,
		barrier: c,
		dice: l.length
	});
	return `{"g":${r},"base":${a.length === 0 ? r : i},${u.slice(1)}`;
}
function un(e, t, n, r) {
	let { g: i, base: a, dice: o, ...s } = JSON.parse(r), c = JSON.stringify(i);
	i.events = null;
	let l = x(i);
	return {
		game: e,
		head: t,
		seeds: n.slice(0, o),
		position: l,
		text: c,
		base: JSON.stringify(a),
		middle: null,
		kept: sn,
		opening: [],
		...s
	};
}
function dn(e, t, { at: r = e.version, by: i } = {}) {
	let { game: a, position: o } = e, s = zt(a, o.g, t);
	if (r !== e.version && !("action" in s && bn(e, s.action.seat, r))) return En({
		refused: "stale",
		rule: null,
		facts: {
			at: r,
			now: e.version
		}
	});
	if ("refusal" in s) return En(s.refusal);
	let { seat: c, ...l } = s.action, u = n(o.g);
	u.events = [], wt(a, u, s.action);
	let d = u.events;
	u.events = null;
	let f = {
		seat: c,
		do: l,
		...i && { by: i }
	}, p = x(u), m = Wt(a, o, p, c), ee = wn(u), te = [...e.tail, {
		line: e.version,
		seat: c,
		choice: l,
		drawn: Tn(o.g)
	}], ne = m === null ? e.tail.at(-1)?.seat === c ? e.free + 1 : 1 : 0;
	return xn(e, p, ee, f, d, {
		...vn(e, te, ee),
		standing: e.standing + 1,
		free: ne,
		barrier: m ?? "nothing"
	});
}
var fn = (e, t) => dn(e, Ct(e.game, e.position.g, t), { by: "clock" });
function pn(e, t, r = []) {
	let i = e.tail.at(-1), a = e.free > 0 && i?.seat === t;
	if (e.standing === 0 || !a && !yn(e, t, r)) return En({
		refused: "cannotUndo",
		rule: null,
		facts: { because: e.barrier }
	});
	if (i === void 0) throw new mn();
	let o = _n(e, e.tail.length - 1);
	o.chance = n(e.position.g.chance);
	let s = {
		seat: t,
		undo: 1,
		agreed: a ? [] : r
	}, c = e.tail.slice(0, -1), l = e.middle !== null && e.middle.moves <= c.length ? e.middle : null;
	return xn(e, x(o), wn(o), s, [], {
		base: e.base,
		middle: l,
		tail: c,
		standing: e.standing - 1,
		free: Math.max(0, e.free - 1),
		barrier: e.free > 1 ? "nothing" : e.barrier
	});
}
var mn = class extends Error {
	constructor() {
		super("the moves before this one are only in the record"), this.name = "TooFarBack";
	}
};
function hn(e, t, r, i) {
	let a = n(e.position.g);
	a.chance = ae($t(r, t.entropy));
	let o = i.reduce((e, t) => e | y(t), 0), s = {};
	for (let { pool: e, seen: t, secret: n } of ve(a)) for (let r = 0; r < n.length; r++) (t[r] & o) === 0 && (s[e] ??= []).push({
		cards: n,
		at: r
	});
	for (let e of Object.values(s)) {
		let t = v(a, e.map(({ cards: e, at: t }) => e[t]));
		for (let [n, { cards: r, at: i }] of e.entries()) r[i] = t[n];
	}
	e.game.arrange?.(a, o, (e) => _(a, e));
	let c = wn(a);
	return xn({
		...e,
		seeds: [...e.seeds, r]
	}, x(a), c, {
		dice: t,
		eyes: i
	}, [], {
		base: c,
		middle: null,
		tail: [],
		standing: 0,
		free: 0,
		barrier: "chance"
	});
}
function gn(e, t, n = []) {
	if ("do" in t) return dn(e, {
		...t.do,
		seat: t.seat
	}, t.by ? { by: t.by } : {});
	if ("undo" in t) return pn(e, t.seat, t.agreed);
	let r = n[e.seeds.length];
	if (r === void 0) throw Error("the seed of these dice has not been revealed");
	return hn(e, t.dice, r, t.eyes);
}
function _n(e, t) {
	let { middle: n } = e, r = n !== null && n.moves <= t ? n : {
		text: e.base,
		moves: 0
	}, i = JSON.parse(r.text);
	i.events = null;
	for (let { seat: n, choice: a, drawn: o } of e.tail.slice(r.moves, t)) typeof i.chance != "number" && (i.chance.drawn = o), wt(e.game, i, {
		seat: n,
		...a
	});
	return i;
}
function vn(e, t, n) {
	let { base: r, middle: i, kept: a } = e;
	if (i === null) return {
		base: r,
		tail: t,
		middle: t.length >= a ? {
			text: n,
			moves: t.length
		} : null
	};
	if (t.length < i.moves + a) return {
		base: r,
		tail: t,
		middle: i
	};
	let o = t.slice(i.moves);
	return {
		base: i.text,
		tail: o,
		middle: {
			text: n,
			moves: o.length
		}
	};
}
function yn({ head: e, position: t }, n, r) {
	let { seats: i, outcome: a } = t.g;
	if (a !== null) return !1;
	let o = i.filter((t) => t !== n && e.seats[t]?.bot === null);
	return o.length > 0 && o.every((e) => r.includes(e)) && new Set(r).size === r.length;
}
function bn(e, t, n) {
	let { game: r, position: i, tail: a } = e, o = e.version - n;
	if (!Number.isInteger(n) || o < 1 || o > a.length) return !1;
	let s = a.slice(-o);
	if (s.some((e, r) => e.line !== n + r || e.seat === t)) return !1;
	let c = x(_n(e, a.length - o)), [l, u] = [D(c.g), D(i.g)];
	if (l?.phase !== u?.phase || l?.step !== u?.step || c.g.stack.length !== i.g.stack.length || u === void 0) return !1;
	let d = r.phases[u.phase]?.steps[u.step];
	if (s.some(({ choice: e }) => !Object.hasOwn(d?.actions ?? {}, e.type))) return !1;
	let f = (e) => JSON.stringify([xt(r, e.g, t), Ye(r, e, t)]);
	return f(c) === f(i);
}
function xn(e, t, n, r, i, a) {
	let o = an(e.link, r, n);
	return {
		ok: !0,
		match: {
			...e,
			...a,
			position: t,
			text: n,
			link: o,
			version: e.version + 1
		},
		entry: {
			...r,
			hash: o
		},
		line: Sn(e, r),
		events: i
	};
}
function Sn({ game: e, position: t }, n) {
	if (!("do" in n)) return n;
	let { seat: r, ...i } = Cn(e, t.g, {
		seat: n.seat,
		...n.do
	});
	return {
		...n,
		do: i
	};
}
function Cn(e, t, n) {
	let { seat: r, type: i, ...a } = n, o = e.conceals, s = o !== void 0 && Object.hasOwn(o, i) ? o[i] : void 0;
	return s === void 0 ? n : {
		seat: r,
		type: i,
		...s(t, r, a)
	};
}
function wn(e) {
	let { events: t } = e;
	Object.assign(e, { events: void 0 });
	let n = JSON.stringify(e);
	return e.events = t, n;
}
var Tn = ({ chance: e }) => typeof e == "number" ? 0 : e.drawn, En = (e) => ({
	ok: !1,
	refusal: e
});
// kernel/open.ts
function Dn(e) {
	let t = n(e);
	return On(t), t;
}
function On(e) {
	if (xe(e)) {
		Se(e) ? e.seen = e.seen.map(() => 511) : Ce(e) && (e.seen = 511);
		for (let t of Object.values(e)) On(t);
	}
}
// kernel/redeal.ts
function kn(e, t, r) {
	let i = { chance: ie(r) }, a = (e) => _(i, e), { viewer: o, unseen: s, ...c } = t, l = n(c);
	l.chance = ie(r ^ 1540483477), l.events = null;
	let u = {};
	for (let e in s) u[e] = v(i, [...s[e] ?? []]);
	let d = he(l);
	for (let { pool: e, secret: t } of ve(l, d)) for (let n = 0; n < t.length; n++) t[n] === null && (t[n] = u[e]?.pop());
	return e.arrange?.(l, y(o), a), An(e, l, d, ({ secret: e }) => e === null, a), l;
}
function An(e, t, n, r, i) {
	if (jn(t, n, r)) for (let { kind: a, indexes: o, secret: s } of ye(t, n)) {
		if (!r(s)) continue;
		let n = Object.hasOwn(e.secrets, a) ? e.secrets[a] : void 0;
		if (n === void 0) throw Error(`${e.id} does not say what a hidden ${a} might be`);
		s.secret = n(t, o, i);
	}
}
function jn(e, t, n) {
	for (let { at: r, is: i, inner: a } of t) {
		if (i === "pile") continue;
		let t = be(e, r);
		if (i === "secret" && n(t) || a !== null && jn(i === "secret" ? t.secret : t, a, n)) return !0;
	}
	return !1;
}
function Mn(e, t, r) {
	let i = t.viewer;
	if (i === null) return null;
	let a = kn(e, t, 1), o = a.chance, s = JSON.stringify(Re(a, i)), c = n(a);
	return wt(e, c, {
		seat: i,
		...r
	}), c.chance !== o || JSON.stringify(Re(c, i)) !== s ? null : {
		view: je(c, i),
		facts: Je(e, c, i)
	};
}
// kernel/verify.ts
function Nn(e, t) {
	let n = [], r = (e) => n.push({
		check: e,
		ok: !0
	}), i = (e, t, r, i) => (n.push(i === void 0 ? {
		check: e,
		ok: !1,
		at: t,
		detail: r
	} : {
		check: e,
		ok: !1,
		at: t,
		detail: r,
		refusal: i
	}), {
		ok: !1,
		findings: n
	});
	if (t.game !== e.id) return i("game", null, `this is a record of ${t.game}, not of ${e.id}`);
	if (r("game"), t.rules.version !== e.version) return i("rules", null, `played by rules ${t.rules.version}, these are rules ${e.version}`);
	if (r("rules"), t.seeds === null) return i("dice", null, "the seed has not been revealed: the game is not over");
	let a = [t.dice, ...t.entries.flatMap((e) => "dice" in e ? [e.dice] : [])];
	if (t.seeds.length !== a.length) return i("dice", null, `there are ${a.length} dice and ${t.seeds.length} seeds`);
	for (let [e, n] of a.entries()) {
		let r = en(n, t.seeds[e] ?? "");
		if (r !== null) return i("dice", null, r);
	}
	r("dice");
	let o;
	try {
		o = cn(e, {
			...t,
			seed: t.seeds[0] ?? ""
		});
	} catch (e) {
		return i("actions", null, `the table could not be set up: ${e.message}`);
	}
	if (A(o.head) !== A(nn(t))) return i("chain", null, "the head says something that these rules do not know, or leaves something out");
	for (let [e, n] of t.names.entries()) if (n !== null && tn(n) !== t.seats[e]?.name) return i("chain", null, `seat ${e + 1} was not played under the name ${n.name}`);
	for (let [e, n] of t.entries.entries()) {
		let r = o, a = gn(o, n, t.seeds);
		if (!a.ok) return i("actions", e, `line ${e + 1} was not possible: ${a.refusal.refused}`, a.refusal);
		if (o = a.match, !Pn(r, n)) return i("actions", e, `line ${e + 1} is not what the rules do for a time-out`);
		if (A(a.entry) !== A(n)) return i("chain", e, `line ${e + 1} does not follow from the lines before it: something here or earlier was changed`);
	}
	r("actions"), r("chain");
	let { outcome: s } = o.position.g, [c, l] = [JSON.stringify(s), JSON.stringify(t.outcome)];
	return s === null ? i("ending", t.entries.length, `the game is not over after its last line (${t.entries.length})`) : c === l ? (r("ending"), {
		ok: !0,
		findings: n
	}) : i("ending", t.entries.length, `the result is ${c}, the record claims ${l}`);
}
function Pn({ game: e, position: t }, n) {
	if (!("do" in n) || n.by !== "clock") return !0;
	let { seat: r, ...i } = Ct(e, t.g, n.seat);
	return A(i) === A(n.do);
}
// kernel/bundle.ts
function Fn(e) {
	return {
		interface: 1,
		game: e.id,
		version: e.version,
		speaks: e.speaks,
		seats: e.seats,
		picks: e.picks,
		options: e.options,
		presets: e.presets,
		actions: e.governs,
		checks: In(e),
		optionsFor: (t) => gt(e, t),
		digestWith: ee,
		begin: (t, n) => cn(e, t, n),
		snapshot: ln,
		resume: (t, n, r) => un(e, t, n, r),
		verify: (t) => Nn(e, t),
		act: dn,
		actForClock: fn,
		undo: pn,
		redice: hn,
		repeat: gn,
		about: ({ version: t, head: n, seeds: r, link: i, position: a, tail: o, free: s, barrier: c, opening: l }) => ({
			version: t,
			head: n,
			seeds: r,
			link: i,
			waiting: yt(e, a.g),
			outcome: a.g.outcome,
			free: s > 0 ? o.at(-1)?.seat ?? null : null,
			barrier: c,
			opening: l
		}),
		view: ({ position: e }, t) => Me(e, t),
		facts: ({ position: t }, n) => Ye(e, t, n),
		menu: ({ position: t }, n) => xt(e, t.g, n),
		why: ({ position: t }, n, r) => Bt(e, t.g, n, r),
		preview: ({ position: t }, n, r) => Bt(e, t.g, n, r) === null ? Mn(e, Me(t, n), r) : null,
		show: Ne,
		laidOpen: (e) => ({
			...e,
			position: x(Dn(e.position.g))
		}),
		newsLaidOpen: Dn,
		search: {
			start: (t) => ht(e, t),
			clone: n,
			redeal: (t, n) => kn(e, t, n),
			view: (e, t) => Me(x(e), t),
			waiting: (t) => vt(e, t),
			offers: (t, n) => bt(e, t, n),
			sample: (t, n, r, i) => St(e, t, n, r, i),
			perform: (t, n) => wt(e, t, n),
			idle: (t, n) => Ct(e, t, n)
		}
	};
}
function In(e) {
	let t = /* @__PURE__ */ new Set(), n = (e) => {
		for (let [n, r] of Object.entries(e)) "check" in r && t.add(n);
	};
	n(e.anytime);
	for (let { steps: t } of Object.values(e.phases)) for (let e of Object.values(t)) typeof e == "object" && "actions" in e && n(e.actions);
	return [...t];
}
// games/businessmen/content/table.ts
var Ln = [
	"red",
	"yellow",
	"blue",
	"green"
], Rn = {
	4: 1,
	6: 2,
	8: 3
}, zn = [
	4,
	6,
	8
], j = (e, t) => e.map(t), Bn = (e, t) => [...e.slice(t), ...e.slice(0, t)], M = [
	"grain",
	"meat",
	"fish",
	"wood",
	"oil",
	"metal"
], Vn = {
	yellow: {
		capacity: 5,
		points: 1,
		fall: 5
	},
	blue: {
		capacity: 6,
		points: 2,
		fall: 6
	},
	green: {
		capacity: 7,
		points: 3,
		fall: 7
	}
}, N = [
	"yellow",
	"blue",
	"green"
], Hn = {
	P0: {
		kind: "price",
		moves: {
			fish: 3,
			wood: -5
		}
	},
	P1: {
		kind: "embargo",
		goods: ["metal", "wood"]
	},
	P2: {
		kind: "price",
		moves: {
			wood: 3,
			meat: -5
		}
	},
	P3: {
		kind: "embargo",
		goods: ["wood", "grain"]
	},
	P4: {
		kind: "price",
		moves: {
			meat: 3,
			oil: -5
		}
	},
	P5: {
		kind: "embargo",
		goods: ["grain", "meat"]
	},
	P6: {
		kind: "price",
		moves: {
			oil: 3,
			grain: -5
		}
	},
	P7: {
		kind: "embargo",
		goods: ["meat", "fish"]
	},
	P8: {
		kind: "price",
		moves: {
			grain: 3,
			metal: -5
		}
	},
	P9: {
		kind: "embargo",
		goods: ["fish", "oil"]
	},
	P10: {
		kind: "price",
		moves: {
			metal: 3,
			fish: -5
		}
	},
	P11: {
		kind: "embargo",
		goods: ["oil", "metal"]
	}
}, Un = Object.keys(Hn), Wn = Hn, Gn = [
	0,
	1,
	1,
	1,
	2,
	2,
	2,
	3,
	3,
	3,
	4,
	4,
	4,
	5,
	5,
	5
], P = [
	"warehouse",
	"loader",
	"manager"
], F = {
	warehouse: [
		0,
		1,
		2,
		3
	],
	loader: [
		0,
		4,
		5,
		6
	],
	manager: [
		0,
		3,
		4,
		5
	]
}, I = {
	2: {
		cost: 10,
		points: 1
	},
	3: {
		cost: 20,
		points: 2
	}
}, Kn = {
	1: {
		points: 1,
		to: 1
	},
	2: {
		points: 1,
		to: 1
	},
	3: {
		points: 2,
		to: 2
	}
}, L = (e, t) => Bn(e.seats, t).filter((t) => !e.players[t].isSkipping), R = (e) => e.opener === null ? [] : L(e, e.opener), qn = (e, t) => Bn(e.seats, t)[1] ?? t;
function Jn(e, t) {
	let [n, r] = R(e);
	if (n === void 0) return [];
	let i = r ?? n;
	switch (e.options.loadingStart) {
		case "nextAfterLeader": return L(e, i);
		case "firstPasser": return L(e, t ?? i);
		case "leader": return L(e, n);
	}
}
var Yn = (e, t) => e.options.skipEligibility === "anyone" || e.players[t].coins <= 4, { phase: z, call: Xn, done: Zn, goTo: B, next: V, stay: H, no: U, emit: W, game: Qn } = mt(), $n = (e) => Number(e.options.targetVP);
function er(e, t, n) {
	let r = e.players[t], i = $n(e), a = r.points < i && r.points + n >= i;
	r.points += n, a && W(e, "targetReached", {
		seat: t,
		points: r.points,
		target: i
	});
}
function tr(e, t, n) {
	let r = Math.min(n, e.players[t].points);
	return e.players[t].points -= r, r;
}
// games/businessmen/rules/ending.ts
function nr(e) {
	let t = rr(e);
	W(e, "roundEnded", {
		round: e.round,
		finalists: t
	}), t.length > 0 ? ar(e, "target") : e.round === ir(e) ? ar(e, "guard") : e.leader = qn(e, e.leader);
}
var rr = (e) => e.seats.filter((t) => e.players[t].points >= $n(e)), ir = (e) => e.options.roundGuard === "none" ? null : Number(e.options.roundGuard);
function ar(e, t) {
	let { winners: n, places: r } = or(e);
	e.ending = {
		because: t,
		round: e.round,
		finalists: rr(e),
		winners: n,
		places: r
	}, e.outcome = {
		winners: n,
		scores: e.seats.map((t) => e.players[t].points)
	}, W(e, "gameEnded", e.ending);
}
function or(e) {
	let t = rr(e), n = t.length > 0 ? lr(t, (t) => sr(e, t)) : lr(e.seats, (t) => cr(e, t)), r = (t, r) => n.includes(t) || !n.includes(r) && ur(cr(e, t), cr(e, r)) > 0;
	return {
		winners: n,
		places: j(e.seats, (t) => n.includes(t) ? 1 : 1 + e.seats.filter((e) => e !== t && r(e, t)).length)
	};
}
function sr(e, t) {
	let { coins: n, points: r } = e.players[t];
	return e.options.finishTie === "coins" ? [n, r] : [r, n];
}
function cr(e, t) {
	let { coins: n, points: r, levels: i } = e.players[t];
	return [
		r,
		n,
		P.reduce((e, t) => e + i[t], 0)
	];
}
function lr(e, t) {
	return e.filter((n) => e.every((e) => ur(t(n), t(e)) >= 0));
}
function ur(e, t) {
	for (let [n, r] of e.entries()) if (r !== t[n]) return r - (t[n] ?? 0);
	return 0;
}
// games/businessmen/rules/prices.ts
var G = (e) => Gn[e] ?? 0, dr = (e, t) => G(e.prices[t]), fr = (e, t) => Math.min(15, Math.max(1, e + t));
function pr(e, t, n) {
	let r = e.prices[t], i = fr(r, n);
	return e.prices[t] = i, e.lastMoves[t] += i - r, {
		good: t,
		by: n,
		from: r,
		to: i
	};
}
function mr(e, t, n) {
	let r = 0;
	for (let i of N) n.includes(i) && e.lorries[i].good === t && (r += Vn[i].fall);
	return r > 0 ? -r : 3;
}
function K(e, t) {
	if (e.sector === null) return !1;
	let n = Wn[e.sector];
	return n.kind === "embargo" && n.goods.includes(t);
}
var hr = (e) => M.filter((t) => K(e, t)), q = (e) => ({
	grain: e,
	meat: e,
	fish: e,
	wood: e,
	oil: e,
	metal: e
}), gr = (e) => M.every((t) => e[t] === 0), J = (e, t, n) => e.players[t].main[n] + e.players[t].temp[n], Y = (e, t) => M.filter((n) => J(e, t, n) > 0), X = (e, t) => F.warehouse[e.players[t].levels.warehouse], _r = (e, t) => Y(e, t).length > X(e, t);
function vr(e, t) {
	let n = (n) => J(e, t, n) * dr(e, n);
	return Y(e, t).sort((e, t) => n(t) - n(e)).slice(0, X(e, t));
}
// games/businessmen/rules/lorries.ts
function yr(e, t) {
	let n = 0;
	for (let r of e.lorries[t].lots) n += r;
	return n;
}
var br = (e, t) => Vn[t].capacity - yr(e, t), Z = (e, t) => br(e, t) === 0;
function xr(e, t) {
	let n = e.seats.filter((n) => e.lorries[t].lots[n] > 0);
	return n.length === 1 ? n[0] ?? null : null;
}
function Sr(e, t, n, r) {
	let i = F.loader[e.players[n].levels.loader];
	return e.options.loaderCap === "perRound" && t !== null ? i - t[n][r] : i;
}
function Cr(e, t, n, r, i) {
	let a = e.lorries[r].good;
	if (a !== null && Z(e, r)) return U("BM-7.3", "lorryFull", { lorry: r });
	if (a !== null && a !== i) return U("BM-7.3", "carriesAnother", {
		lorry: r,
		carries: a,
		good: i
	});
	if (J(e, n, i) === 0) return U("BM-7.3", "noneOwned", { good: i });
	if (Sr(e, t, n, i) <= 0) return U("BM-R12", "loaderSpent", {
		good: i,
		most: F.loader[e.players[n].levels.loader]
	});
	if (a === null && e.options.sameGoodCars === "oneCarPerGood") {
		let t = N.find((t) => e.lorries[t].good === i);
		if (t !== void 0) return U("BM-R15", "onAnotherLorry", {
			good: i,
			lorry: t
		});
	}
	return null;
}
function wr(e, t, n, r, i) {
	let a = Sr(e, t, n, i), o = br(e, r), s = J(e, n, i), c = Math.min(a, o, s);
	return {
		units: c,
		limit: c === a ? "loader" : c === o ? "space" : "stock"
	};
}
function Tr(e, t, n) {
	for (let r of N) for (let i of M) if (J(e, n, i) > 0 && Cr(e, t, n, r, i) === null) return {
		lorry: r,
		good: i
	};
	return null;
}
// games/businessmen/content/misfortune-wheel.ts
var Er = {
	M0: "warehouse",
	M1: null,
	M2: "loader",
	M3: null,
	M4: "manager",
	M5: null,
	M6: "warehouse",
	M7: null,
	M8: "loader",
	M9: null,
	M10: "manager",
	M11: null
}, Dr = Object.keys(Er), Or = (e) => e === 3 ? null : e === 2 ? 3 : 2;
function kr(e, t, n, r) {
	let i = { ...e.players[n].levels }, a = e.players[n].coins;
	for (let e of t) {
		let t = Or(i[e]);
		t !== null && (i[e] = t, a -= I[t].cost);
	}
	let o = Or(i[r]);
	if (o === null) return U("BM-3.2", "highestLevel", { characteristic: r });
	let { cost: s } = I[o];
	return s > a ? U("BM-10.4", "cannotPay", {
		cost: s,
		coins: a
	}) : null;
}
var Ar = (e, t, n) => P.some((r) => kr(e, t, n, r) === null);
function jr(e, t, n) {
	let r = e.players[t], i = Or(r.levels[n]);
	if (i === null) throw Error(`${n} is at its highest level`);
	let { cost: a, points: o } = I[i];
	r.coins -= a, r.levels[n] = i, W(e, "improved", {
		seat: t,
		characteristic: n,
		to: i,
		cost: a,
		points: o
	}), er(e, t, o);
}
function Mr(e, t, n, r) {
	let i = e.players[n];
	if (!i.warnings[r] || t.includes(r)) return U("BM-12.4", "noWarning", { characteristic: r });
	let a = i.coins - t.length * 10;
	return 10 > a ? U("BM-12.2", "cannotPay", {
		cost: 10,
		coins: a
	}) : null;
}
var Nr = (e, t, n) => P.some((r) => Mr(e, t, n, r) === null);
function Pr(e, t, n) {
	let r = e.players[t];
	r.coins -= 10, r.warnings[n] = !1, e.options.negativeEvents === "immediate" && (r.insured[n] = !0), W(e, "insured", {
		seat: t,
		characteristic: n,
		cost: 10
	});
}
// games/businessmen/rules/misfortune.ts
function Fr(e, t) {
	let n = e.players[t], r = Dr[_(e, Dr.length)], i = Er[r];
	if (n.misfortune = r, W(e, "misfortuneSpun", {
		seat: t,
		sector: r,
		hits: i
	}), i === null) return;
	let a = Ir(e, t, i);
	if (a === "nothing") return W(e, "spared", {
		seat: t,
		characteristic: i
	});
	n.warnings[i] || (n.warnings[i] = !0, W(e, "warned", {
		seat: t,
		characteristic: i
	})), a === "fine" && Lr(e, t, i);
}
function Ir(e, t, n) {
	let { insured: r, warnings: i } = e.players[t];
	return r[n] ? "nothing" : i[n] || e.options.negativeEvents === "immediate" ? "fine" : "warning";
}
function Lr(e, t, n) {
	let r = e.players[t], i = r.levels[n], { points: a, to: o } = Kn[i], s = tr(e, t, a);
	r.levels[n] = o, W(e, "fined", {
		seat: t,
		characteristic: n,
		from: i,
		to: o,
		points: a,
		lost: s
	});
}
function Rr(e) {
	for (let t of e.seats) for (let n of P) e.players[t].insured[n] && (e.players[t].insured[n] = !1, W(e, "insuranceLapsed", {
		seat: t,
		characteristic: n
	}));
}
// games/businessmen/rules/families.ts
function zr(e, t, n) {
	let r = e.filter((e) => t(e) === null);
	return r.length === 0 ? [n(w(e, t), e[0])] : r.map((i, a) => n(a === 0 ? w(Br(e, r), t) : w([i]), i));
}
var Br = (e, t) => e.filter((e) => e === t[0] || !t.includes(e)), Vr = (e, t, n) => e.players[t].temp[n] > 0;
function Hr(e, t, n) {
	return Vr(e, t, n) ? U("BM-6.7", "alreadyBought", { good: n }) : e.market[n] === 0 ? U("BM-5.5", "notOnMarket", { good: n }) : null;
}
function Ur(e, t, n) {
	if (Vr(e, t, n)) return {
		most: 0,
		limit: "bought"
	};
	let r = e.players[t], i = F.manager[r.levels.manager], a = Math.floor(r.coins / 1), o = Math.min(i, e.market[n], a);
	return {
		most: o,
		limit: o === i ? "manager" : o === e.market[n] ? "market" : "coins"
	};
}
var Wr = (e, t) => M.some((n) => Ur(e, t, n).most > 0), Gr = (e, t) => zr(M, (n) => Hr(e, t, n), (n, r) => {
	let { most: i, limit: a } = Ur(e, t, r);
	return {
		good: n,
		units: at(1, i, {
			below: U("BM-6.3", "atLeastOneUnit", {}),
			above: Kr(e, t, r, a)
		})
	};
});
function Kr(e, t, n, r) {
	let { levels: i, coins: a } = e.players[t];
	switch (r) {
		case "manager": return U("BM-3.6", "managerLimit", {
			most: F.manager[i.manager],
			level: i.manager
		});
		case "market": return U("BM-6.3", "marketLimit", {
			good: n,
			left: e.market[n]
		});
		case "coins": return U("BM-R9", "coinLimit", { coins: a });
		case "bought": return U("BM-6.7", "alreadyBought", { good: n });
	}
}
// games/businessmen/content/export-cards.ts
var qr = {
	E01: [
		"grain",
		"meat",
		"fish"
	],
	E02: [
		"grain",
		"meat",
		"wood"
	],
	E03: [
		"grain",
		"meat",
		"oil"
	],
	E04: [
		"grain",
		"fish",
		"metal"
	],
	E05: [
		"wood",
		"oil",
		"grain"
	],
	E06: [
		"grain",
		"wood",
		"metal"
	],
	E07: [
		"meat",
		"fish",
		"wood"
	],
	E08: [
		"meat",
		"fish",
		"metal"
	],
	E09: [
		"meat",
		"oil",
		"metal"
	],
	E10: [
		"fish",
		"wood",
		"oil"
	],
	E11: [
		"fish",
		"oil",
		"metal"
	],
	E12: [
		"wood",
		"oil",
		"metal"
	]
}, Jr = Object.keys(qr), Yr = zn[0], Xr = (e, t) => e.exportCard !== null && qr[e.exportCard].includes(t);
function Zr(e, t, n, r) {
	let i = e.players[n].main[r];
	for (let e of t) e.good === r && (i -= e.units);
	return i;
}
function Qr(e, t, n, r, i) {
	return Xr(e, i) ? K(e, i) ? U("BM-8.3", "underEmbargo", { good: i }) : e.options.exportLots === "onePerRound" && t.length > 0 ? U("BM-R31", "oneShipmentOnly", { good: i }) : e.options.exportLots === "onePerGood" && t.some((e) => e.good === i) ? U("BM-9.7", "alreadyShipped", { good: i }) : $r(e, n, r, i, Yr) : U("BM-9.2", "notOnExportCard", { good: i });
}
function $r(e, t, n, r, i) {
	let a = Zr(e, t, n, r);
	return a < i ? U("BM-9.3", "tooFewUnits", {
		good: r,
		has: a,
		needs: i
	}) : null;
}
var ei = (e, t, n, r) => M.some((i) => Qr(e, t, n, r, i) === null), ti = (e, t, n, { good: r, units: i }) => Qr(e, t, t, n, r) === null && $r(e, t, n, r, i) === null, ni = (e, t, n, r) => zr(M, (i) => Qr(e, t, n, r, i), (t, i) => ({
	good: t,
	units: w(zn, (t) => $r(e, n, r, i, t))
}));
function ri(e, t, { good: n, units: r }) {
	e.players[t].main[n] -= r, e.piles[n] += r;
	let i = Rn[r];
	W(e, "exported", {
		seat: t,
		good: n,
		units: r,
		points: i
	}), er(e, t, i);
}
// games/businessmen/rules/seat-facts.ts
function ii(e, t, n) {
	let { points: r } = e.players[t], i = r - $n(e), a = ai(e, t), o = Y(e, t), s = vr(e, t);
	return {
		place: n,
		missing: Math.max(0, -i),
		cushion: i,
		worstFine: a,
		worstCushion: i - Math.min(a, r),
		fineSectors: Dr.filter((n) => {
			let r = Er[n];
			return r !== null && Ir(e, t, r) === "fine";
		}).length,
		characteristics: Object.fromEntries(P.map((n) => [n, oi(e, t, n)])),
		room: X(e, t),
		types: o.length,
		surplus: o.filter((e) => !s.includes(e)).map((n) => ({
			good: n,
			units: J(e, t, n)
		})),
		purchases: Object.fromEntries(M.map((n) => [n, Ur(e, t, n)])),
		loads: si(e, t),
		shipments: Object.fromEntries(M.filter((t) => Xr(e, t) && !K(e, t)).map((n) => [n, zn.filter((r) => r <= e.players[t].main[n])])),
		maySkip: Yn(e, t)
	};
}
function ai(e, t) {
	let { isSkipping: n, misfortune: r, levels: i } = e.players[t];
	if (n || r !== null) return 0;
	let a = P.filter((n) => Ir(e, t, n) === "fine").map((e) => Kn[i[e]].points);
	return Math.max(0, ...a);
}
function oi(e, t, n) {
	let { levels: r, warnings: i, insured: a, coins: o } = e.players[t], s = r[n], c = Or(s), l = Ir(e, t, n);
	return {
		level: s,
		value: F[n][s],
		step: c === null ? null : {
			...I[c],
			value: F[n][c],
			isAffordable: I[c].cost <= o
		},
		hasWarning: i[n],
		isInsured: a[n],
		nextHit: l === "fine" ? {
			is: "fine",
			...Kn[s]
		} : { is: l }
	};
}
function si(e, t) {
	let n = e.stack.find((e) => e.phase === "loading"), r = n?.phase === "loading" ? n.loaded : null;
	return Object.fromEntries(N.map((n) => [n, Object.fromEntries(M.map((i) => [i, Cr(e, r, t, n, i) === null ? wr(e, r, t, n, i).units : 0]))]));
}
// games/businessmen/rules/facts.ts
function ci(e) {
	let t = ui(e), { places: n } = or(e);
	return {
		part: t,
		phase: li[t],
		target: $n(e),
		lastRound: ir(e),
		order: L(e, e.opener ?? e.leader),
		loadingOrder: di(e),
		goods: Object.fromEntries(M.map((t) => [t, fi(e, t)])),
		lorries: Object.fromEntries(N.map((t) => [t, hi(e, t)])),
		seats: j(e.seats, (t) => ii(e, t, n[t])),
		embargo: hr(e)
	};
}
var li = {
	announcements: 0,
	cards: 0,
	buying: 1,
	loading: 2,
	keeping: 2,
	priceWheel: 3,
	exports: 3,
	improvements: 4,
	misfortune: 5,
	insurance: 6,
	over: 6
};
function ui(e) {
	let t = e.outcome === null ? e.stack[0]?.step : void 0;
	return Object.keys(li).find((e) => e === t) ?? "over";
}
function di(e) {
	let t = null;
	for (let n of e.stack) {
		if (n.phase === "loading") return [...n.queue];
		(n.phase === "round" || n.phase === "buying") && (t = n.firstPasser ?? t);
	}
	return Jn({
		...e,
		opener: e.opener ?? L(e, e.leader)[0] ?? null
	}, t);
}
function fi(e, t) {
	let n = e.prices[t], r = G(n), i = fr(n, mr(e, t, N.filter((n) => Z(e, n) && !K(e, e.lorries[n].good ?? t)))), a = pi(e, t);
	return {
		position: n,
		price: r,
		stepsUp: mi(n, 1),
		stepsDown: mi(n, -1),
		next: i,
		nextPrice: G(i),
		embargoSectors: Un.length - a.length,
		lowest: Math.min(...a),
		highest: Math.max(...a),
		isExportable: Xr(e, t) && !K(e, t),
		isUnderEmbargo: K(e, t)
	};
}
function pi(e, t) {
	let n = [];
	for (let r of Un) {
		let i = Wn[r];
		i.kind === "price" ? n.push(G(fr(e.prices[t], i.moves[t] ?? 0))) : i.goods.includes(t) || n.push(G(e.prices[t]));
	}
	return n;
}
function mi(e, t) {
	for (let n = 1; n <= 15; n++) {
		let r = e + t * n;
		if (r < 1 || r > 15) return null;
		if (G(r) !== G(e)) return n;
	}
	return null;
}
function hi(e, t) {
	let { good: n, lots: r } = e.lorries[t], { capacity: i, points: a } = Vn[t], o = n === null ? [0] : pi(e, n), s = n === null ? 0 : G(e.prices[n]);
	return {
		capacity: i,
		onBoard: yr(e, t),
		space: br(e, t),
		points: a,
		exclusiveTo: xr(e, t),
		isFull: Z(e, t),
		isHeld: n !== null && Z(e, t) && K(e, n),
		lots: e.seats.filter((e) => r[e] > 0).map((e) => ({
			seat: e,
			units: r[e],
			now: r[e] * s,
			best: r[e] * Math.max(...o),
			worst: r[e] * Math.min(...o)
		})),
		pricesIfSent: n === null ? null : Object.fromEntries(M.map((n) => [n, fr(e.prices[n], mr(e, n, [t]))]))
	};
}
// games/businessmen/rules/invariants.ts
var gi = {}, _i = z("announcements", { announcement: {
	rule: "BM-14.1",
	ask: (e, t) => t.asked[0] ?? null,
	idle: () => ({ type: "playRound" }),
	actions: {
		playRound: {
			offer: () => ({}),
			take(e, t, n) {
				return t.asked.shift(), W(e, "skipDeclined", { seat: n }), t.asked.length > 0 ? H : V;
			}
		},
		skipRound: {
			offer: () => ({}),
			take(e, t, n) {
				return t.asked.shift(), e.players[n].isSkipping = !0, W(e, "skipAnnounced", {
					seat: n,
					lost: tr(e, n, 1)
				}), t.asked.length > 0 ? H : V;
			}
		}
	}
} }), vi = z("buying", {
	goOn(e, t) {
		if (gr(e.market)) return bi(e, t, "marketEmpty");
		for (let [n] = t.queue; n !== void 0 && !Wr(e, n); [n] = t.queue) yi(t, n), W(e, "passed", {
			seat: n,
			during: "buying",
			isForced: !0,
			rule: "BM-6.9"
		});
		return t.queue.length > 0 ? V : bi(e, t, "allPassed");
	},
	purchase: {
		rule: "BM-6.2",
		ask: (e, t) => t.queue[0] ?? null,
		idle: () => ({ type: "pass" }),
		actions: {
			buy: {
				offer: (e, t, n) => Gr(e, n),
				take(e, t, n, { good: r, units: i }) {
					let a = i * 1;
					return e.players[n].coins -= a, e.players[n].temp[r] += i, e.market[r] -= i, W(e, "bought", {
						seat: n,
						good: r,
						units: i,
						cost: a,
						left: e.market[r]
					}), t.queue.push(...t.queue.splice(0, 1)), B("goOn");
				}
			},
			pass: {
				offer: () => ({}),
				take(e, t, n) {
					return yi(t, n), W(e, "passed", {
						seat: n,
						during: "buying",
						isForced: !1,
						rule: "BM-6.8"
					}), B("goOn");
				}
			}
		}
	}
});
function yi(e, t) {
	e.queue.shift(), e.firstPasser ??= t;
}
function bi(e, t, n) {
	return W(e, "buyingEnded", { because: n }), Zn({ firstPasser: t.firstPasser });
}
// games/businessmen/rules/quiet.ts
var Q = (e) => e.options.quietPhases === "parallel";
function xi(e, t, n, r) {
	let i = R(e), a = i.filter(r);
	return a.length < i.length && W(e, "passedOver", {
		seats: i.filter((e) => !a.includes(e)),
		part: t,
		rule: n
	}), a.length === 0 ? null : Si(e, a);
}
var Si = (e, t) => ({
	asked: t,
	plans: j(e.seats, (t) => Q(e) ? le(t, []) : ue([]))
}), Ci = (e, t) => Q(e) ? t.asked : t.asked[0] ?? null, $ = (e, t, n) => Q(e) ? t.plans[n].secret : [];
function wi(e, t, n, r, i) {
	t.plans[n].secret.push(r), Q(e) || i(r);
}
function Ti(e, t, n, r) {
	return t.asked.splice(t.asked.indexOf(r), 1), Q(e) && W(e, "decided", {
		seat: r,
		part: n
	}), t.asked.length > 0 ? H : V;
}
var Ei = (e, t, n, r) => Q(e) ? H : Ti(e, t, n, r);
function Di(e, t, n) {
	if (Q(e)) for (let r of R(e)) for (let e of t.plans[r].secret) n(r, e);
}
// games/businessmen/rules/phases/exports.ts
var Oi = z("exports", {
	shipments: {
		rule: "BM-9.3",
		ask: Ci,
		idle: () => ({ type: "finish" }),
		actions: {
			ship: {
				offer: (e, t, n) => ni(e, t.plans[n].secret, $(e, t, n), n),
				take(e, t, n, { good: r, units: i }) {
					return wi(e, t, n, {
						good: r,
						units: i
					}, (t) => ri(e, n, t)), ei(e, t.plans[n].secret, $(e, t, n), n) ? H : Ei(e, t, "exports", n);
				}
			},
			finish: {
				offer: () => ({}),
				take: (e, t, n) => Ti(e, t, "exports", n)
			}
		}
	},
	send(e, t) {
		Di(e, t, (t, n) => ri(e, t, n));
	}
}), ki = z("improvements", {
	steps: {
		rule: "BM-10.1",
		ask: Ci,
		idle: () => ({ type: "finish" }),
		actions: {
			improve: {
				offer(e, t, n) {
					let r = $(e, t, n);
					return { characteristic: w(P, (t) => kr(e, r, n, t)) };
				},
				take(e, t, n, { characteristic: r }) {
					return wi(e, t, n, r, (t) => jr(e, n, t)), Ar(e, $(e, t, n), n) ? H : Ei(e, t, "improvements", n);
				}
			},
			finish: {
				offer: () => ({}),
				take: (e, t, n) => Ti(e, t, "improvements", n)
			}
		}
	},
	build(e, t) {
		Di(e, t, (t, n) => jr(e, t, n));
	}
}), Ai = z("insurance", {
	policies: {
		rule: "BM-12.1",
		ask: Ci,
		idle: () => ({ type: "finish" }),
		actions: {
			insure: {
				offer(e, t, n) {
					let r = $(e, t, n);
					return { characteristic: w(P, (t) => Mr(e, r, n, t)) };
				},
				take(e, t, n, { characteristic: r }) {
					return wi(e, t, n, r, (t) => Pr(e, n, t)), Nr(e, $(e, t, n), n) ? H : Ei(e, t, "insurance", n);
				}
			},
			finish: {
				offer: () => ({}),
				take: (e, t, n) => Ti(e, t, "insurance", n)
			}
		}
	},
	sign(e, t) {
		Di(e, t, (t, n) => Pr(e, t, n));
	}
});
// games/businessmen/rules/storing.ts
function ji(e, t) {
	let n = e.players[t];
	if (!gr(n.temp)) {
		W(e, "transferred", {
			seat: t,
			units: { ...n.temp }
		});
		for (let e of M) n.main[e] += n.temp[e];
		n.temp = q(0);
	}
}
function Mi(e, t, n, r) {
	let i = e.players[t];
	for (let a of M) {
		let o = J(e, t, a);
		o === 0 || n.includes(a) || (e.piles[a] += o, i.main[a] = 0, i.temp[a] = 0, W(e, "gaveUp", {
			seat: t,
			good: a,
			units: o,
			because: r
		}));
	}
	ji(e, t);
}
// games/businessmen/rules/phases/keeping.ts
var Ni = z("keeping", {
	choice: {
		rule: "BM-7.13",
		ask: Ci,
		idle: (e, t, n) => ({
			type: "keep",
			goods: vr(e, n)
		}),
		actions: { keep: {
			offer: (e, t, n) => ({ goods: ot(Y(e, n), X(e, n), X(e, n)) }),
			take(e, t, n, { goods: r }) {
				return t.plans[n].secret = [...r], Q(e) || Mi(e, n, r, t.because), Ti(e, t, "keeping", n);
			}
		} }
	},
	giveUp(e, t) {
		if (Q(e)) for (let n of R(e)) t.plans[n].secret.length > 0 && Mi(e, n, t.plans[n].secret, t.because);
	}
}), Pi = z("loading", {
	begin(e, t) {
		W(e, "loadingBegan", { order: [...t.queue] });
	},
	goOn(e, t) {
		for (let [n] = t.queue; n !== void 0 && Tr(e, t.loaded, n) === null; [n] = t.queue) t.queue.shift(), W(e, "passed", {
			seat: n,
			during: "loading",
			isForced: !0,
			rule: "BM-7.8"
		});
		return t.queue.length > 0 ? V : B("end");
	},
	turn: {
		rule: "BM-7.2",
		ask: (e, t) => t.queue[0] ?? null,
		idle(e, t, n) {
			let r = e.options.loadingDuty === "compulsory" ? Tr(e, t.loaded, n) : null;
			return r === null ? { type: "pass" } : {
				type: "load",
				...r
			};
		},
		actions: {
			load: {
				offer: (e, t, n) => Fi(e, t.loaded, n),
				take(e, t, n, { lorry: r, good: i }) {
					return Li(e, t.loaded, n, r, i), t.queue.push(...t.queue.splice(0, 1)), B("goOn");
				}
			},
			pass: {
				offer: (e) => e.options.loadingDuty === "compulsory" ? U("BM-R14", "mustLoad", {}) : {},
				take(e, t, n) {
					return t.queue.shift(), W(e, "passed", {
						seat: n,
						during: "loading",
						isForced: !1,
						rule: "BM-7.8"
					}), B("goOn");
				}
			}
		}
	},
	end(e) {
		W(e, "loadingEnded", {});
	}
});
function Fi(e, t, n) {
	let r = (r) => Ii(e, t, n, r), i = (r) => w(M, (i) => Cr(e, t, n, r, i));
	return [...N.filter((e) => r(e) !== null).map((e) => ({
		lorry: w([e]),
		good: i(e)
	})), ...zr(N, r, (e, t) => ({
		lorry: e,
		good: i(t)
	}))];
}
function Ii(e, t, n, r) {
	let { good: i } = e.lorries[r];
	if (i !== null) return Cr(e, t, n, r, i);
	let a = null;
	for (let i of Y(e, n)) {
		let o = Cr(e, t, n, r, i);
		if (o === null) return null;
		a ??= o;
	}
	return a;
}
function Li(e, t, n, r, i) {
	let a = e.players[n], { units: o, limit: s } = wr(e, t, n, r, i), c = Math.min(o, a.main[i]), l = o - c;
	a.main[i] -= c, a.temp[i] -= l, e.lorries[r].good = i, e.lorries[r].lots[n] += o, t[n][i] += o, W(e, "loaded", {
		seat: n,
		lorry: r,
		good: i,
		units: o,
		fromMain: c,
		fromTemp: l,
		limit: s,
		onBoard: yr(e, r),
		isFull: Z(e, r)
	});
}
// games/businessmen/rules/phases/misfortune.ts
var Ri = z("misfortune", {
	wheel: {
		rule: "BM-11.1",
		ask: (e, t) => t.unspun[0] ?? null,
		idle: () => ({ type: "spinMisfortune" }),
		actions: { spinMisfortune: {
			offer: () => ({}),
			take(e, t, n) {
				return Fr(e, n), V;
			}
		} }
	},
	overflow: {
		call: "keeping",
		with(e, t) {
			let [n] = t.unspun;
			return n === void 0 || e.options.overflowAfterFine === "atNextTransfer" || !_r(e, n) ? null : {
				...Si(e, [n]),
				because: "fine"
			};
		}
	},
	goOn(e, t) {
		return t.unspun.shift(), t.unspun.length > 0 ? B("wheel") : V;
	}
}), zi = {
	G01: {
		family: "standard",
		units: {
			oil: 6,
			wood: 5,
			metal: 4,
			meat: 3
		}
	},
	G02: {
		family: "standard",
		units: {
			oil: 6,
			fish: 5,
			wood: 4,
			metal: 3
		}
	},
	G03: {
		family: "standard",
		units: {
			meat: 6,
			oil: 5,
			grain: 4,
			metal: 3
		}
	},
	G04: {
		family: "standard",
		units: {
			wood: 6,
			grain: 5,
			oil: 4,
			meat: 3
		}
	},
	G05: {
		family: "standard",
		units: {
			grain: 6,
			oil: 5,
			metal: 4,
			wood: 3
		}
	},
	G06: {
		family: "standard",
		units: {
			fish: 6,
			meat: 5,
			oil: 4,
			grain: 3
		}
	},
	G07: {
		family: "standard",
		units: {
			metal: 6,
			grain: 5,
			oil: 4,
			fish: 3
		}
	},
	G08: {
		family: "standard",
		units: {
			metal: 6,
			meat: 5,
			grain: 4,
			fish: 3
		}
	},
	G09: {
		family: "standard",
		units: {
			fish: 6,
			meat: 5,
			grain: 4,
			wood: 3
		}
	},
	G10: {
		family: "standard",
		units: {
			grain: 6,
			wood: 5,
			fish: 4,
			oil: 3
		}
	},
	G11: {
		family: "standard",
		units: {
			fish: 6,
			oil: 5,
			meat: 4,
			metal: 3
		}
	},
	G12: {
		family: "standard",
		units: {
			wood: 6,
			metal: 5,
			meat: 4,
			fish: 3
		}
	},
	G13: {
		family: "standard",
		units: {
			meat: 6,
			metal: 5,
			wood: 4,
			grain: 3
		}
	},
	G14: {
		family: "standard",
		units: {
			wood: 6,
			fish: 5,
			meat: 4,
			oil: 3
		}
	},
	G15: {
		family: "standard",
		units: {
			metal: 6,
			grain: 5,
			fish: 4,
			wood: 3
		}
	},
	G16: {
		family: "even",
		units: {
			fish: 5,
			oil: 5,
			wood: 4,
			metal: 4
		}
	},
	G17: {
		family: "even",
		units: {
			oil: 5,
			grain: 5,
			metal: 4,
			wood: 4
		}
	},
	G18: {
		family: "even",
		units: {
			fish: 5,
			grain: 5,
			oil: 4,
			meat: 4
		}
	},
	G19: {
		family: "even",
		units: {
			grain: 5,
			meat: 5,
			wood: 4,
			metal: 4
		}
	},
	G20: {
		family: "even",
		units: {
			meat: 5,
			fish: 5,
			metal: 4,
			wood: 4
		}
	},
	G21: {
		family: "lean",
		units: {
			metal: 5,
			oil: 4,
			grain: 3,
			meat: 2
		}
	},
	G22: {
		family: "lean",
		units: {
			fish: 5,
			oil: 4,
			meat: 3,
			metal: 2
		}
	},
	G23: {
		family: "lean",
		units: {
			metal: 5,
			wood: 4,
			meat: 3,
			oil: 2
		}
	},
	G24: {
		family: "lean",
		units: {
			fish: 5,
			meat: 4,
			wood: 3,
			grain: 2
		}
	},
	G25: {
		family: "lean",
		units: {
			grain: 5,
			wood: 4,
			oil: 3,
			fish: 2
		}
	},
	G26: {
		family: "rich",
		units: {
			wood: 7,
			oil: 6,
			meat: 5,
			fish: 4
		}
	},
	G27: {
		family: "rich",
		units: {
			oil: 7,
			fish: 6,
			metal: 5,
			grain: 4
		}
	},
	G28: {
		family: "rich",
		units: {
			meat: 7,
			metal: 6,
			grain: 5,
			fish: 4
		}
	},
	G29: {
		family: "rich",
		units: {
			grain: 7,
			metal: 6,
			wood: 5,
			fish: 4
		}
	},
	G30: {
		family: "rich",
		units: {
			meat: 7,
			wood: 6,
			oil: 5,
			grain: 4
		}
	}
}, Bi = Object.keys(zi), Vi = zi;
// games/businessmen/rules/cards.ts
function Hi(e) {
	e.goodsCard !== null && e.goodsDiscards.push(e.goodsCard), e.exportCard !== null && e.exportDiscards.push(e.exportCard);
	let t = Ui(e, "goods", e.goodsDeck, e.goodsDiscards), n = Ui(e, "export", e.exportDeck, e.exportDiscards);
	e.goodsCard = t, e.exportCard = n;
	let r = q(0), i = q(0);
	for (let n of M) {
		let a = Vi[t].units[n] ?? 0;
		r[n] = Math.min(a, e.piles[n]), i[n] = a - r[n], e.piles[n] -= r[n], e.market[n] += r[n];
	}
	W(e, "cardsTurned", {
		seat: e.opener,
		goodsCard: t,
		exportCard: n,
		laid: r,
		missing: i
	});
}
function Ui(e, t, n, r) {
	if (n.secret.length === 0) {
		let i = r.splice(0);
		pe(e, n, i), W(e, "deckReshuffled", {
			deck: t,
			cards: i.length
		});
	}
	let i = fe(n);
	if (i === null) throw Error(`there is always a card in the ${t} deck`);
	return i;
}
function Wi(e) {
	if (gr(e.market)) return;
	let t = e.options.leftovers === "return";
	if (W(e, "leftOver", {
		units: { ...e.market },
		goes: t ? "returned" : "stays"
	}), t) for (let t of M) e.piles[t] += e.market[t], e.market[t] = 0;
}
// games/businessmen/rules/sending.ts
function Gi(e) {
	let t = Un[_(e, Un.length)];
	e.sector = t;
	for (let t of M) e.lastMoves[t] = 0;
	let n = [], r = Wn[t];
	if (r.kind === "price") for (let t of M) {
		let i = r.moves[t];
		i !== void 0 && n.push(pr(e, t, i));
	}
	W(e, "priceWheelSpun", {
		seat: e.opener,
		sector: t,
		moves: n,
		embargo: hr(e)
	});
}
function Ki(e) {
	let t = [];
	for (let n of N) {
		let { good: r } = e.lorries[n];
		r !== null && Z(e, n) && (K(e, r) ? W(e, "lorryHeld", {
			lorry: n,
			good: r,
			rule: "BM-8.8"
		}) : (t.push(n), qi(e, n)));
	}
	Yi(e, t);
	for (let n of t) Xi(e, n);
}
function qi(e, t) {
	let { good: n, lots: r } = e.lorries[t];
	if (n === null) return;
	let i = dr(e, n), a = [];
	for (let t of e.seats) {
		let n = r[t];
		if (n === 0) continue;
		let o = n * i;
		e.players[t].coins += o, a.push({
			seat: t,
			units: n,
			coins: o
		});
	}
	let o = xr(e, t), s = o === null ? null : {
		seat: o,
		points: Ji(e, t, o)
	};
	W(e, "lorrySent", {
		lorry: t,
		good: n,
		price: i,
		payments: a,
		exclusive: s
	}), s !== null && er(e, s.seat, s.points);
}
var Ji = (e, t, n) => e.players[n].isSkipping ? 0 : Vn[t].points;
function Yi(e, t) {
	W(e, "pricesAdjusted", { moves: M.map((n) => pr(e, n, mr(e, n, t))) });
}
function Xi(e, t) {
	let { good: n, lots: r } = e.lorries[t];
	if (n !== null) {
		for (let t of e.seats) e.piles[n] += r[t], r[t] = 0;
		e.lorries[t].good = null;
	}
}
// games/businessmen/rules/phases/round.ts
var Zi = z("round", {
	begin(e) {
		e.round += 1, e.opener = null, e.sector = null, W(e, "roundBegan", {
			round: e.round,
			leader: e.leader
		});
		for (let t of Bn(e.seats, e.leader)) {
			let n = e.players[t];
			n.misfortune = null, n.isSkipping && (n.isSkipping = !1, n.coins += 10, W(e, "skipMoneyPaid", {
				seat: t,
				coins: 10
			}));
		}
	},
	announcements: {
		call: "announcements",
		with(e) {
			let t = Bn(e.seats, e.leader).filter((t) => Yn(e, t));
			return t.length > 0 ? { asked: t } : null;
		}
	},
	open(e) {
		e.opener = L(e, e.leader)[0] ?? null, e.opener === null ? W(e, "everybodySkips", {}) : e.opener !== e.leader && W(e, "stoodIn", {
			seat: e.opener,
			leader: e.leader
		});
	},
	cards: {
		rule: "BM-5.4",
		ask: (e) => e.opener,
		idle: () => ({ type: "turnCards" }),
		actions: { turnCards: {
			offer: () => ({}),
			take: () => V
		} }
	},
	turn: Hi,
	buying: {
		call: "buying",
		with(e) {
			let t = R(e);
			return t.length > 0 ? {
				queue: t,
				firstPasser: null
			} : null;
		},
		then(e, t, { firstPasser: n }) {
			t.firstPasser = n;
		}
	},
	leftovers: Wi,
	loading: {
		call: "loading",
		with(e, t) {
			let n = Jn(e, t.firstPasser);
			return n.length > 0 ? {
				queue: n,
				loaded: j(e.seats, () => q(0))
			} : null;
		}
	},
	transfer(e) {
		for (let t of R(e)) _r(e, t) || ji(e, t);
	},
	keeping: {
		call: "keeping",
		with(e) {
			let t = R(e).filter((t) => _r(e, t));
			return t.length > 0 ? {
				...Si(e, t),
				because: "transfer"
			} : null;
		}
	},
	priceWheel: {
		rule: "BM-8.1",
		ask: (e) => e.opener,
		idle: () => ({ type: "spinPrices" }),
		actions: { spinPrices: {
			offer: () => ({}),
			take: () => V
		} }
	},
	spin: Gi,
	send: Ki,
	exports: {
		call: "exports",
		with: (e) => xi(e, "exports", "BM-9.3", (t) => ei(e, [], [], t))
	},
	improvements: {
		call: "improvements",
		with: (e) => xi(e, "improvements", "BM-10.4", (t) => Ar(e, [], t))
	},
	misfortune: {
		call: "misfortune",
		with(e) {
			let t = R(e);
			return t.length > 0 ? { unspun: t } : null;
		}
	},
	lapse: Rr,
	insurance: {
		call: "insurance",
		with: (e) => xi(e, "insurance", "BM-12.4", (t) => Nr(e, [], t))
	},
	finish(e) {
		return nr(e), B("begin");
	}
});
// games/businessmen/rules/secrets.ts
function Qi(e, t, n) {
	let r = [];
	for (; n(3) > 0;) {
		let i = e.filter((e) => t(e, r)), a = i[n(Math.max(1, i.length))];
		if (a === void 0) break;
		r.push(a);
	}
	return r;
}
var $i = M.flatMap((e) => zn.map((t) => ({
	good: e,
	units: t
}))), ea = {
	"stack.keeping.plans.*": (e, [t], n) => {
		let r = t, i = e.stack.find((e) => e.phase === "keeping");
		if (i?.phase !== "keeping" || i.asked.includes(r) || Y(e, r).length <= X(e, r)) return [];
		let a = Y(e, r);
		return Array.from({ length: X(e, r) }, () => a.splice(n(a.length), 1)[0]);
	},
	"stack.exports.plans.*": (e, [t], n) => Qi($i, (n, r) => ti(e, r, t, n), n),
	"stack.improvements.plans.*": (e, [t], n) => Qi(P, (n, r) => kr(e, r, t, n) === null, n),
	"stack.insurance.plans.*": (e, [t], n) => Qi(P, (n, r) => Mr(e, r, t, n) === null, n)
}, ta = () => (e, t, n) => {
	if (!Q(e)) return n;
	let r = Object.entries(n).map(([e, n]) => [e, le(t, n)]);
	return Object.fromEntries(r);
}, na = {
	keep: ta(),
	ship: ta(),
	improve: ta(),
	insure: ta()
};
// games/businessmen/rules/setup.ts
function ra(e, t) {
	let n = ia(e, t), r = () => ({
		good: null,
		lots: j(e.seats, () => 0)
	});
	return {
		round: 0,
		leader: e.options.firstLeader === "random" ? _(e, e.seats.length) : 0,
		opener: null,
		players: j(e.seats, (e) => ({
			colour: n[e],
			coins: 10,
			points: 0,
			levels: aa(1),
			warnings: aa(!1),
			insured: aa(!1),
			main: q(0),
			temp: q(0),
			isSkipping: !1,
			misfortune: null
		})),
		piles: q(25),
		market: q(0),
		prices: q(8),
		lastMoves: q(0),
		lorries: {
			yellow: r(),
			blue: r(),
			green: r()
		},
		goodsDeck: de("goods", v(e, [...Bi])),
		goodsDiscards: [],
		goodsCard: null,
		exportDeck: de("export", v(e, [...Jr])),
		exportDiscards: [],
		exportCard: null,
		sector: null,
		ending: null
	};
}
function ia(e, t) {
	let n = Ln.filter((e) => !t.includes(e));
	return e.seats.map((e) => Ln.find((n) => n === t[e]) ?? n.shift());
}
var aa = (e) => Object.fromEntries(P.map((t) => [t, e])), oa = /* @__PURE__ */ t({ businessmen: () => sa }), sa = Qn({
	id: "businessmen",
	version: 1,
	speaks: 1,
	seats: {
		min: 2,
		max: 4
	},
	picks: Ln,
	options: {
		loaderCap: ["perMove", "perRound"],
		negativeEvents: ["warningFirst", "immediate"],
		skipEligibility: ["lowFunds", "anyone"],
		finishTie: ["coins", "pointsThenCoins"],
		targetVP: [
			"20",
			"15",
			"10"
		],
		firstLeader: ["random", "firstSeat"],
		exportLots: [
			"onePerGood",
			"onePerRound",
			"unlimited"
		],
		sameGoodCars: ["allowed", "oneCarPerGood"],
		leftovers: ["return", "stay"],
		loadingStart: [
			"nextAfterLeader",
			"firstPasser",
			"leader"
		],
		loadingDuty: ["free", "compulsory"],
		overflowAfterFine: ["immediate", "atNextTransfer"],
		quietPhases: ["sequential", "parallel"],
		roundGuard: [
			"60",
			"none",
			"12",
			"20",
			"30"
		],
		absentSeat: ["bot", "dormant"]
	},
	presets: {
		standard: {},
		short: { targetVP: "10" },
		harsh: {
			loaderCap: "perRound",
			negativeEvents: "immediate"
		}
	},
	setup: ra,
	opening: () => Xn("round", { firstPasser: null }),
	phases: {
		round: Zi,
		announcements: _i,
		buying: vi,
		loading: Pi,
		keeping: Ni,
		exports: Oi,
		improvements: ki,
		misfortune: Ri,
		insurance: Ai
	},
	anytime: {},
	governs: {
		skipRound: "BM-14.2",
		playRound: "BM-14.2",
		turnCards: "BM-5.4",
		buy: "BM-6.1",
		load: "BM-7.1",
		pass: "BM-6.8",
		keep: "BM-7.13",
		spinPrices: "BM-8.1",
		ship: "BM-9.3",
		improve: "BM-10.7",
		spinMisfortune: "BM-11.1",
		insure: "BM-12.1",
		finish: "BM-1.5"
	},
	facts: ci,
	invariants: gi,
	secrets: ea,
	conceals: na
}), ca = Fn(Object.values(oa).find((e) => e?.id === "businessmen"));
export { ca as default };
