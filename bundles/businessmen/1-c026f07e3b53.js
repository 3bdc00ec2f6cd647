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
		if (xe(t)) return {
			at: e,
			is: "pile",
			inner: null
		};
		if (Se(t)) return {
			at: e,
			is: "secret",
			inner: be(t.secret) ? ge(t.secret) : null
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
			let t = x(e, i);
			a === "pile" ? n.push(t) : a === "branch" && r(t, o);
		}
	};
	return r(e, t), n;
}
function ye(e, t = he(e)) {
	let n = [], r = (e, t, i, a) => {
		for (let { at: o, is: s, inner: c } of t ?? me) {
			let t = x(e, o);
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
var x = (e, t) => e[t], be = (e) => typeof e == "object" && !!e, xe = (e) => "pile" in e && "pool" in e, Se = (e) => "secret" in e && "seen" in e && typeof e.seen == "number", S = (e) => ({
	g: e,
	spots: he(e),
	bare: null,
	asData: null,
	lying: null,
	facts: null
});
function C(e, t, n, r) {
	if (t === null) return e;
	let i = Array.isArray(e) ? e.slice() : { ...e };
	for (let { at: e, is: a, inner: o } of t) {
		let t = i[e];
		i[e] = a === "branch" ? C(t, o, n, r) : a === "pile" ? r.pile(t, n) : r.secret(t, o, n);
	}
	return i;
}
function Ce() {
	let e = /* @__PURE__ */ new Map(), t = {
		secret({ seen: e, secret: n }, r, i) {
			if ((e & i) === 0) return {
				seen: b(e),
				secret: null
			};
			let a = be(n) ? C(n, r, i, t) : n;
			return {
				seen: b(e) | i,
				secret: a
			};
		},
		pile(t, n) {
			if (we(t, n)) return Ee(t, n);
			let r = e.get(t);
			return r === void 0 && e.set(t, r = Te(t)), r;
		}
	};
	return t;
}
function we({ seen: e }, t) {
	for (let n = 0; n < e.length; n++) if ((e[n] & t) !== 0) return !0;
	return !1;
}
function Te({ pile: e, owner: t, pool: n, seen: r }) {
	let i = r.map(b);
	return e === "hand" && i.sort((e, t) => e - t), {
		pile: e,
		owner: t,
		pool: n,
		seen: i,
		secret: r.map(() => null)
	};
}
function Ee({ pile: e, owner: t, pool: n, seen: r, secret: i }, a) {
	let o = (e) => (r[e] & a) !== 0, s = e === "hand" && a !== y(t), c = s ? Oe(r, i, o) : null, l = s ? De(r, a) : null, [u, d] = [[], []];
	for (let e = 0; e < i.length; e++) {
		let t = c === null ? e : c[e], n = l === null || (Ae(r, t) & a) !== 0 ? Ae(r, t) : l;
		u.push(o(t) ? n | a : n), d.push(o(t) ? i[t] : null);
	}
	return {
		pile: e,
		owner: t,
		pool: n,
		seen: u,
		secret: d
	};
}
function De(e, t) {
	let n = 511, r = !1;
	for (let i of e) (b(i) & t) === 0 && (n &= b(i), (i & t) !== 0 && (r = !0));
	return r ? n : null;
}
var Oe = (e, t, n) => [...t.keys()].sort((r, i) => n(r) === n(i) ? n(r) ? ke(t[r], t[i]) : Ae(e, r) - Ae(e, i) : n(r) ? -1 : 1), ke = (e = "", t = "") => e < t ? -1 : +(e > t), Ae = (e, t) => b(e[t]), je = (e, t) => Me(S(e), t);
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
	e.asData ??= Ce();
	let r = C(e.bare, e.spots, n, e.asData);
	return r.viewer = t, r.unseen = ze(e, n), r;
}
function Ne(e, t) {
	let n = { value: e };
	return C(n, ge(n), y(t), Pe).value;
}
var Pe = {
	secret: ({ seen: e, secret: t }, n, r) => ({ secret: (e & r) === 0 ? null : be(t) ? C(t, n, r, Pe) : t }),
	pile: (e, t) => we(e, t) ? Ee(e, t) : Te(e)
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
var Le = (e, t) => ke(e.card, t.card), Re = (e, t) => ze(S(e), y(t));
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
	secret: (e, t, n) => (e.seen & n) === 0 ? new Ve(b(e.seen)) : be(e.secret) && t !== null ? {
		seen: e.seen,
		secret: C(e.secret, t, n, Ge)
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
	let n = C(e.g, e.spots, y(t), Ge);
	return n.events = null, qe.set(n, {
		position: e,
		viewer: t
	}), n;
}
var qe = /* @__PURE__ */ new WeakMap(), Je = (e, t, n) => Ye(e, S(t), n);
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
	return n.length === Object.keys(t).length && n.every((n) => Xe(w(e, n), w(t, n)));
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
		let a = Qe(e[i], w(t, i), `${n}.${i}`, r);
		if (a !== null) return a;
	}
	return null;
}
var et = (e, t) => e?.find((e) => Xe(e.value, t))?.because ?? null;
function tt(e, t, n) {
	let r = 0, i = null, a = null;
	for (let o of Object.keys(e)) {
		let s = w(t, o), c = Qe(e[o], s, o, n);
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
	return e.one === void 0 ? e.some === void 0 ? e.parts === void 0 ? t : Object.fromEntries(Object.entries(e.parts).map(([e, n]) => [e, it(n, w(t, e))])) : t.map((t) => n(e.some.find((e) => Xe(e, t)))) : n(e.one.find((e) => Xe(e, t)));
}
function w(e, t) {
	return Object.getOwnPropertyDescriptor(e, t)?.value;
}
// kernel/offers.ts
function T(e, t) {
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
var ft = { to: "stay" }, pt = { to: "next" };
function mt(e) {
	return {
		to: "done",
		result: e
	};
}
function ht() {
	return {
		stay: ft,
		next: pt,
		goTo: (e) => ({
			to: "step",
			step: e
		}),
		done: mt,
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
function gt(e, t) {
	if (!Number.isInteger(t.seats) || t.seats < e.seats.min || t.seats > e.seats.max) throw RangeError(`${e.id} takes ${e.seats.min} to ${e.seats.max} seats, not ${t.seats}`);
	let n = {
		seats: Array.from({ length: t.seats }, (e, t) => t),
		options: _t(e, t.options ?? {}),
		chance: typeof t.chance == "number" ? t.chance : { ...t.chance },
		stack: [],
		events: [],
		outcome: null
	}, r = Object.assign(n, e.setup(n, vt(e, t))), { phase: i, locals: a } = e.opening(r);
	return r.stack.push(Vt(e, i, a)), zt(e, r), r;
}
function _t(e, t) {
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
function vt(e, t) {
	let n = Array.from({ length: t.seats }, (e, n) => t.picks?.[n] ?? null), r = n.filter((e) => e !== null);
	for (let t of r) if (!e.picks.includes(t)) throw RangeError(`${t} is not one of ${e.picks.join(", ")}`);
	if (new Set(r).size < r.length) throw RangeError("two seats picked the same");
	return n;
}
function yt(e, t) {
	let n = D(t);
	if (n === void 0 || t.outcome !== null) return null;
	let r = O(e, n);
	return {
		seats: Ht(r.ask(t, n)),
		phase: n.phase,
		step: n.step,
		rule: r.rule
	};
}
function bt(e, t) {
	let n = yt(e, t), r = D(t), i = e.anytime.declineDeal;
	if (n === null || r === void 0 || i === void 0 || O(e, r).sealed?.(t, r)) return n;
	let a = t.seats.filter((e) => {
		let n = i.offer(t, r, e);
		return !Array.isArray(n) && !It(n) && !Lt(n);
	});
	return a.length === 0 ? n : {
		...n,
		seats: a,
		rule: e.governs.declineDeal ?? n.rule,
		deal: !0
	};
}
function xt(e, t, n) {
	let r = [];
	return Nt(e, t, n, r, null), r;
}
function St(e, t, n) {
	let r = [], i = [];
	return Nt(e, t, n, r, i), {
		offers: r,
		refused: i
	};
}
function Ct(e, t, n, r, i = xt(e, t, n)) {
	let a = i;
	for (; a.length > 0;) {
		let i = r(a.length), o = a[i], s = Mt(e, t, o.type) ? jt(e, t, n, o.type) : null;
		for (let e = 0; e < 20; e++) {
			let e = lt(o, n, r);
			if ((s?.check?.(t, D(t), n, e) ?? null) === null) return e;
		}
		a = a.filter((e) => e !== o);
	}
	return null;
}
function wt(e, t, n) {
	let r = D(t);
	return {
		seat: n,
		...O(e, r).idle(t, r, n)
	};
}
function Tt(e, t, n) {
	let r = D(t), i = jt(e, t, n.seat, n.type);
	if (i === null) throw Error(`${n.type} is not open to seat ${n.seat} in ${r.phase}.${r.step}`);
	E(e, t, r, i.take(t, r, n.seat, n)), zt(e, t);
}
function Et(e, t, n) {
	let r = D(t);
	if (r === void 0 || t.outcome !== null) return !1;
	let i = O(e, r), a = i.ask(t, r), o = typeof a == "number" ? a : a?.[n(a.length)], s = At(i.actions), c = i.sealed?.(t, r) ? Ot : At(e.anytime), l = s.length + c.length, u = n(l);
	for (let i = 0; i < l; i++) {
		let a = (u + i) % l, { type: d, rule: f } = a < s.length ? s[a] : c[a - s.length], p = Dt(t, r, o, d, f, n);
		if (p !== null) return E(e, t, r, f.take(t, r, o, p)), zt(e, t), !0;
	}
	throw Error(`seat ${o} has no answer to ${r.phase}.${r.step}`);
}
function Dt(e, t, n, r, i, a) {
	let o = i.offer(e, t, n), s = Array.isArray(o) ? o : It(o) ? [] : [o], c = a(Math.max(1, s.length));
	for (let o = 0; o < s.length; o++) {
		let l = s[(c + o) % s.length];
		if (Lt(l)) continue;
		let u = {
			type: r,
			fields: l
		};
		for (let r = 0; r < (i.check === void 0 ? 1 : 20); r++) {
			let r = lt(u, n, a);
			if ((i.check?.(e, t, n, r) ?? null) === null) return r;
		}
	}
	return null;
}
var Ot = [], kt = /* @__PURE__ */ new WeakMap();
function At(e) {
	let t = kt.get(e);
	if (t !== void 0) return t;
	let n = Object.entries(e).map(([e, t]) => ({
		type: e,
		rule: t
	}));
	return kt.set(e, n), n;
}
function jt(e, t, n, r) {
	let i = D(t), a = O(e, i), o = a.actions[r];
	if (o !== void 0 && Wt(a.ask(t, i), n)) return o;
	let s = e.anytime[r];
	return s !== void 0 && !a.sealed?.(t, i) ? s : null;
}
function Mt(e, t, n) {
	return O(e, D(t)).actions[n]?.check !== void 0 || e.anytime[n]?.check !== void 0;
}
function Nt(e, t, n, r, i) {
	let a = D(t);
	if (a === void 0 || t.outcome !== null) return;
	let o = O(e, a);
	Wt(o.ask(t, a), n) && Pt(e, o.actions, t, a, n, r, i), o.sealed?.(t, a) || Pt(e, e.anytime, t, a, n, r, i);
}
function Pt({ governs: e }, t, n, r, i, a, o) {
	for (let s in t) {
		let c = t[s], l = c.offer(n, r, i);
		if (Array.isArray(l)) {
			let t = a.length;
			for (let e of l) Lt(e) || a.push(Ft(s, c, e));
			a.length === t && o?.push({
				type: s,
				because: Rt(l, e[s] ?? null)
			});
		} else It(l) ? o?.push({
			type: s,
			because: l
		}) : Lt(l) ? o?.push({
			type: s,
			because: Rt([l], e[s] ?? null)
		}) : a.push(Ft(s, c, l));
	}
}
var Ft = (e, { check: t }, n) => t === void 0 ? {
	type: e,
	fields: n
} : {
	type: e,
	fields: n,
	checked: !0
}, It = (e) => "refused" in e;
function Lt(e) {
	for (let t in e) if (ct(e[t])) return !0;
	return !1;
}
function Rt(e, t) {
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
function zt(e, t) {
	for (let n = 1e3; n > 0; n--) {
		let n = D(t);
		if (n === void 0 || t.outcome !== null) return;
		let r = O(e, n);
		if (typeof r == "function") E(e, t, n, r(t, n) ?? pt);
		else if ("call" in r) {
			let i = r.with(t, n);
			i === null ? E(e, t, n, pt) : t.stack.push(Vt(e, r.call, i));
		} else if (Ut(r.ask(t, n))) E(e, t, n, pt);
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
			t.stack.push(Vt(e, r.phase, r.locals));
			return;
		case "become":
			t.stack[t.stack.length - 1] = Vt(e, r.phase, r.locals);
			return;
		case "done": return Bt(e, t, n, r.result);
		case "next": {
			let r = e.phases[n.phase]?.following[n.step];
			if (r === void 0) return Bt(e, t, n, void 0);
			n.step = r;
		}
	}
}
function Bt(e, t, n, r) {
	t.stack.pop();
	let i = D(t);
	if (i === void 0) return;
	let a = O(e, i);
	typeof a != "function" && E(e, t, i, "call" in a ? a.then?.(t, i, r) ?? pt : a.after?.[n.phase]?.(t, i, r) ?? ft);
}
var Vt = (e, t, n) => ({
	phase: t,
	step: e.phases[t]?.first,
	...n
}), D = (e) => e.stack[e.stack.length - 1], O = (e, t) => e.phases[t.phase]?.steps[t.step], Ht = (e) => e === null ? [] : typeof e == "number" ? [e] : e, Ut = (e) => e === null || typeof e != "number" && e.length === 0, Wt = (e, t) => typeof e == "number" ? e === t : e?.includes(t) ?? !1;
// kernel/judge.ts
function Gt(e, t, n) {
	let r = qt(t, n);
	if ("refusal" in r) return { refusal: r.refusal };
	let { seat: i, type: a } = r;
	if (!Object.hasOwn(e.governs, a)) return k("unknownAction", null, { type: a.slice(0, 40) });
	let o = e.governs[a], s = yt(e, t);
	if (s === null) return k("over", o, {});
	let c = jt(e, t, i, a);
	if (c === null) return Jt(e, t, a, o, s.seats);
	let l = c.offer(t, D(t), i);
	return It(l) ? { refusal: l } : Yt(t, r, c, Array.isArray(l) ? l : [l], o);
}
function Kt(e, t, n, r) {
	let i = Gt(e, t, {
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
function qt(e, t) {
	if (typeof t != "object" || !t || Array.isArray(t)) return k("malformed", null, { expected: "object" });
	let n = w(t, "seat");
	if (!e.seats.includes(n) || Object.is(n, -0)) return k("malformed", null, { expected: "seat" });
	let r = w(t, "type");
	return typeof r == "string" ? {
		seat: n,
		type: r,
		values: t
	} : k("malformed", null, { expected: "type" });
}
function Jt(e, t, n, r, i) {
	let a = D(t), o = a === void 0 ? void 0 : e.phases[a.phase]?.steps[a.step];
	return typeof o == "object" && "actions" in o && Object.hasOwn(o.actions, n) ? k("notAsked", r, {
		type: n,
		asked: i
	}) : Object.hasOwn(e.anytime, n) ? k("sealed", r, { type: n }) : k("notNow", r, {
		type: n,
		asked: i
	});
}
function Yt(e, { seat: t, type: n, values: r }, i, a, o) {
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
function Xt(e, t, n, r) {
	return Zt(t.g.chance, n.g.chance) ? Qt(t, n, r) ? "secret" : yt(e, n.g)?.seats.includes(r) ? null : "turn" : "chance";
}
var Zt = (e, t) => typeof e == "number" || typeof t == "number" ? e === t : e.drawn === t.drawn && e.key === t.key;
function Qt(e, t, n) {
	let r = y(n), i = !1, a = (e, t, n) => {
		for (let { at: o, is: s, inner: c } of n) {
			let n = x(e, o), l = typeof t == "object" && t ? x(t, o) : void 0;
			if (s === "pile") i ||= !$t(n, l);
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
	return a(e.g, t.g, e.spots) || i && en(e, t, r);
}
function $t(e, t) {
	if (t === void 0 || !Array.isArray(t.secret) || e.secret.length !== t.secret.length) return !1;
	for (let n = 0; n < e.secret.length; n++) if (e.secret[n] !== t.secret[n] || e.seen[n] !== t.seen[n]) return !1;
	return !0;
}
function en(e, t, n) {
	for (let r of [...t.g.seats, null]) {
		let i = y(r) | n, a = ze(t, i);
		for (let [t, n] of Object.entries(ze(e, i))) if (!tn(n, a[t] ?? [])) return !0;
	}
	return !1;
}
function tn(e, t) {
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
var nn = (e) => m(A(e)), rn = (e) => m(`parlour commitment ${e}`), an = (e) => m(`parlour entropy ${e}`), on = (e, t) => m(`parlour dice ${A({
	seed: e,
	entropy: t
})}`);
function sn({ commitment: e, promises: t, entropy: n }, r) {
	if (rn(r) !== e) return "the revealed seed is not the one that was committed to before play";
	if (t.length !== n.length) return "not every promise of entropy was kept";
	for (let [e, r] of t.entries()) {
		let t = n[e] ?? null;
		if ((t === null ? null : an(t)) !== r) return `the entropy of seat ${e + 1} is not what was promised`;
	}
	return null;
}
// kernel/record.ts
var cn = ({ name: e, salt: t }) => m(`parlour name ${t} ${e}`);
function ln({ names: e, entries: t, outcome: n, seeds: r, ...i }) {
	return i;
}
var un = (e) => nn(e).slice(0, fn), dn = (e, t, n) => m(`${e} ${JSON.stringify(t)} ${n}`).slice(0, fn), fn = 24, pn = 32;
function mn(e, t, n = pn) {
	let { rules: r, seats: i, dice: a, seed: o } = t;
	if (r.version !== e.version) throw RangeError(`these are rules ${e.version} of ${e.id}, not ${r.version}`);
	let s = gt(e, {
		seats: i.length,
		options: t.options,
		picks: i.map(({ pick: e }) => e),
		chance: ae(on(o, a.entropy))
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
	}, u = An(s);
	return {
		game: e,
		head: l,
		seeds: [o],
		version: 0,
		link: un(l),
		position: S(s),
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
function hn(e) {
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
function gn(e, t, n, r) {
	let { g: i, base: a, dice: o, ...s } = JSON.parse(r), c = JSON.stringify(i);
	i.events = null;
	let l = S(i);
	return {
		game: e,
		head: t,
		seeds: n.slice(0, o),
		position: l,
		text: c,
		base: JSON.stringify(a),
		middle: null,
		kept: pn,
		opening: [],
		...s
	};
}
function _n(e, t, { at: r = e.version, by: i } = {}) {
	let { game: a, position: o } = e, s = Gt(a, o.g, t);
	if (r !== e.version && !("action" in s && En(e, s.action.seat, r))) return Mn({
		refused: "stale",
		rule: null,
		facts: {
			at: r,
			now: e.version
		}
	});
	if ("refusal" in s) return Mn(s.refusal);
	let { seat: c, ...l } = s.action, u = n(o.g);
	u.events = [], Tt(a, u, s.action);
	let d = u.events;
	u.events = null;
	let f = {
		seat: c,
		do: l,
		...i && { by: i }
	}, p = S(u), m = Xt(a, o, p, c), ee = An(u), te = [...e.tail, {
		line: e.version,
		seat: c,
		choice: l,
		drawn: jn(o.g)
	}], ne = m === null ? e.tail.at(-1)?.seat === c ? e.free + 1 : 1 : 0;
	return Dn(e, p, ee, f, d, {
		...wn(e, te, ee),
		standing: e.standing + 1,
		free: ne,
		barrier: m ?? "nothing"
	});
}
var vn = (e, t) => _n(e, wt(e.game, e.position.g, t), { by: "clock" });
function yn(e, t, r = []) {
	let i = e.tail.at(-1), a = e.free > 0 && i?.seat === t;
	if (e.standing === 0 || !a && !Tn(e, t, r)) return Mn({
		refused: "cannotUndo",
		rule: null,
		facts: { because: e.barrier }
	});
	if (i === void 0) throw new bn();
	let o = Cn(e, e.tail.length - 1);
	o.chance = n(e.position.g.chance);
	let s = {
		seat: t,
		undo: 1,
		agreed: a ? [] : r
	}, c = e.tail.slice(0, -1), l = e.middle !== null && e.middle.moves <= c.length ? e.middle : null;
	return Dn(e, S(o), An(o), s, [], {
		base: e.base,
		middle: l,
		tail: c,
		standing: e.standing - 1,
		free: Math.max(0, e.free - 1),
		barrier: e.free > 1 ? "nothing" : e.barrier
	});
}
var bn = class extends Error {
	constructor() {
		super("the moves before this one are only in the record"), this.name = "TooFarBack";
	}
};
function xn(e, t, r, i) {
	let a = n(e.position.g);
	a.chance = ae(on(r, t.entropy));
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
	let c = An(a);
	return Dn({
		...e,
		seeds: [...e.seeds, r]
	}, S(a), c, {
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
function Sn(e, t, n = []) {
	if ("do" in t) return _n(e, {
		...t.do,
		seat: t.seat
	}, t.by ? { by: t.by } : {});
	if ("undo" in t) return yn(e, t.seat, t.agreed);
	let r = n[e.seeds.length];
	if (r === void 0) throw Error("the seed of these dice has not been revealed");
	return xn(e, t.dice, r, t.eyes);
}
function Cn(e, t) {
	let { middle: n } = e, r = n !== null && n.moves <= t ? n : {
		text: e.base,
		moves: 0
	}, i = JSON.parse(r.text);
	i.events = null;
	for (let { seat: n, choice: a, drawn: o } of e.tail.slice(r.moves, t)) typeof i.chance != "number" && (i.chance.drawn = o), Tt(e.game, i, {
		seat: n,
		...a
	});
	return i;
}
function wn(e, t, n) {
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
function Tn({ head: e, position: t }, n, r) {
	let { seats: i, outcome: a } = t.g;
	if (a !== null) return !1;
	let o = i.filter((t) => t !== n && e.seats[t]?.bot === null);
	return o.length > 0 && o.every((e) => r.includes(e)) && new Set(r).size === r.length;
}
function En(e, t, n) {
	let { game: r, position: i, tail: a } = e, o = e.version - n;
	if (!Number.isInteger(n) || o < 1 || o > a.length) return !1;
	let s = a.slice(-o);
	if (s.some((e, r) => e.line !== n + r || e.seat === t)) return !1;
	let c = S(Cn(e, a.length - o)), [l, u] = [D(c.g), D(i.g)];
	if (l?.phase !== u?.phase || l?.step !== u?.step || c.g.stack.length !== i.g.stack.length || u === void 0) return !1;
	let d = r.phases[u.phase]?.steps[u.step];
	if (s.some(({ choice: e }) => !Object.hasOwn(d?.actions ?? {}, e.type))) return !1;
	let f = (e) => JSON.stringify([St(r, e.g, t), Ye(r, e, t)]);
	return f(c) === f(i);
}
function Dn(e, t, n, r, i, a) {
	let o = dn(e.link, r, n);
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
		line: On(e, r),
		events: i
	};
}
function On({ game: e, position: t }, n) {
	if (!("do" in n)) return n;
	let { seat: r, ...i } = kn(e, t.g, {
		seat: n.seat,
		...n.do
	});
	return {
		...n,
		do: i
	};
}
function kn(e, t, n) {
	let { seat: r, type: i, ...a } = n, o = e.conceals, s = o !== void 0 && Object.hasOwn(o, i) ? o[i] : void 0;
	return s === void 0 ? n : {
		seat: r,
		type: i,
		...s(t, r, a)
	};
}
function An(e) {
	let { events: t } = e;
	Object.assign(e, { events: void 0 });
	let n = JSON.stringify(e);
	return e.events = t, n;
}
var jn = ({ chance: e }) => typeof e == "number" ? 0 : e.drawn, Mn = (e) => ({
	ok: !1,
	refusal: e
});
// kernel/open.ts
function Nn(e) {
	let t = n(e);
	return Pn(t), t;
}
function Pn(e) {
	if (be(e)) {
		xe(e) ? e.seen = e.seen.map(() => 511) : Se(e) && (e.seen = 511);
		for (let t of Object.values(e)) Pn(t);
	}
}
// kernel/redeal.ts
function Fn(e, t, r) {
	let i = { chance: ie(r) }, a = (e) => _(i, e), { viewer: o, unseen: s, ...c } = t, l = n(c);
	l.chance = ie(r ^ 1540483477), l.events = null;
	let u = {};
	for (let e in s) u[e] = v(i, [...s[e] ?? []]);
	let d = he(l);
	for (let { pool: e, secret: t } of ve(l, d)) for (let n = 0; n < t.length; n++) t[n] === null && (t[n] = u[e]?.pop());
	return e.arrange?.(l, y(o), a), In(e, l, d, ({ secret: e }) => e === null, a), l;
}
function In(e, t, n, r, i) {
	if (Ln(t, n, r)) for (let { kind: a, indexes: o, secret: s } of ye(t, n)) {
		if (!r(s)) continue;
		let n = Object.hasOwn(e.secrets, a) ? e.secrets[a] : void 0;
		if (n === void 0) throw Error(`${e.id} does not say what a hidden ${a} might be`);
		s.secret = n(t, o, i);
	}
}
function Ln(e, t, n) {
	for (let { at: r, is: i, inner: a } of t) {
		if (i === "pile") continue;
		let t = x(e, r);
		if (i === "secret" && n(t) || a !== null && Ln(i === "secret" ? t.secret : t, a, n)) return !0;
	}
	return !1;
}
function Rn(e, t, r) {
	let i = t.viewer;
	if (i === null) return null;
	let a = Fn(e, t, 1), o = a.chance, s = JSON.stringify(Re(a, i)), c = n(a);
	return Tt(e, c, {
		seat: i,
		...r
	}), c.chance !== o || JSON.stringify(Re(c, i)) !== s ? null : {
		view: je(c, i),
		facts: Je(e, c, i)
	};
}
// kernel/verify.ts
function zn(e, t) {
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
		let r = sn(n, t.seeds[e] ?? "");
		if (r !== null) return i("dice", null, r);
	}
	r("dice");
	let o;
	try {
		o = mn(e, {
			...t,
			seed: t.seeds[0] ?? ""
		});
	} catch (e) {
		return i("actions", null, `the table could not be set up: ${e.message}`);
	}
	if (A(o.head) !== A(ln(t))) return i("chain", null, "the head says something that these rules do not know, or leaves something out");
	for (let [e, n] of t.names.entries()) if (n !== null && cn(n) !== t.seats[e]?.name) return i("chain", null, `seat ${e + 1} was not played under the name ${n.name}`);
	for (let [e, n] of t.entries.entries()) {
		let r = o, a = Sn(o, n, t.seeds);
		if (!a.ok) return i("actions", e, `line ${e + 1} was not possible: ${a.refusal.refused}`, a.refusal);
		if (o = a.match, !Bn(r, n)) return i("actions", e, `line ${e + 1} is not what the rules do for a time-out`);
		if (A(a.entry) !== A(n)) return i("chain", e, `line ${e + 1} does not follow from the lines before it: something here or earlier was changed`);
	}
	r("actions"), r("chain");
	let { outcome: s } = o.position.g, [c, l] = [JSON.stringify(s), JSON.stringify(t.outcome)];
	return s === null ? i("ending", t.entries.length, `the game is not over after its last line (${t.entries.length})`) : c === l ? (r("ending"), {
		ok: !0,
		findings: n
	}) : i("ending", t.entries.length, `the result is ${c}, the record claims ${l}`);
}
function Bn({ game: e, position: t }, n) {
	if (!("do" in n) || n.by !== "clock") return !0;
	let { seat: r, ...i } = wt(e, t.g, n.seat);
	return A(i) === A(n.do);
}
// kernel/bundle.ts
function Vn(e) {
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
		checks: Hn(e),
		optionsFor: (t) => _t(e, t),
		digestWith: ee,
		begin: (t, n) => mn(e, t, n),
		snapshot: hn,
		resume: (t, n, r) => gn(e, t, n, r),
		verify: (t) => zn(e, t),
		act: _n,
		actForClock: vn,
		undo: yn,
		redice: xn,
		repeat: Sn,
		about: ({ version: t, head: n, seeds: r, link: i, position: a, tail: o, free: s, barrier: c, opening: l }) => ({
			version: t,
			head: n,
			seeds: r,
			link: i,
			waiting: bt(e, a.g),
			outcome: a.g.outcome,
			free: s > 0 ? o.at(-1)?.seat ?? null : null,
			barrier: c,
			opening: l
		}),
		view: ({ position: e }, t) => Me(e, t),
		facts: ({ position: t }, n) => Ye(e, t, n),
		menu: ({ position: t }, n) => St(e, t.g, n),
		why: ({ position: t }, n, r) => Kt(e, t.g, n, r),
		preview: ({ position: t }, n, r) => Kt(e, t.g, n, r) === null ? Rn(e, Me(t, n), r) : null,
		show: Ne,
		laidOpen: (e) => ({
			...e,
			position: S(Nn(e.position.g))
		}),
		newsLaidOpen: Nn,
		search: {
			start: (t) => gt(e, t),
			clone: n,
			redeal: (t, n) => Fn(e, t, n),
			view: (e, t) => Me(S(e), t),
			waiting: (t) => yt(e, t),
			offers: (t, n) => xt(e, t, n),
			sample: (t, n, r, i) => Ct(e, t, n, r, i),
			perform: (t, n) => Tt(e, t, n),
			playRandomly: (t, n) => Et(e, t, n),
			idle: (t, n) => wt(e, t, n)
		}
	};
}
function Hn(e) {
	let t = /* @__PURE__ */ new Set(), n = (e) => {
		for (let [n, r] of Object.entries(e)) "check" in r && t.add(n);
	};
	n(e.anytime);
	for (let { steps: t } of Object.values(e.phases)) for (let e of Object.values(t)) typeof e == "object" && "actions" in e && n(e.actions);
	return [...t];
}
// games/businessmen/content/table.ts
var Un = [
	"red",
	"yellow",
	"blue",
	"green"
], Wn = {
	4: 1,
	6: 2,
	8: 3
}, Gn = [
	4,
	6,
	8
], j = (e, t) => e.map(t), Kn = (e, t) => [...e.slice(t), ...e.slice(0, t)], M = [
	"grain",
	"meat",
	"fish",
	"wood",
	"oil",
	"metal"
], qn = {
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
], Jn = {
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
}, Yn = Object.keys(Jn), Xn = Jn, Zn = [
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
}, Qn = {
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
}, L = (e, t) => Kn(e.seats, t).filter((t) => !e.players[t].isSkipping), R = (e) => e.opener === null ? [] : L(e, e.opener), $n = (e, t) => Kn(e.seats, t)[1] ?? t;
function er(e, t) {
	let [n, r] = R(e);
	if (n === void 0) return [];
	let i = r ?? n;
	switch (e.options.loadingStart) {
		case "nextAfterLeader": return L(e, i);
		case "firstPasser": return L(e, t ?? i);
		case "leader": return L(e, n);
	}
}
var tr = (e, t) => e.options.skipEligibility === "anyone" || e.players[t].coins <= 4, { phase: z, call: nr, done: rr, goTo: B, next: V, stay: H, no: U, emit: W, game: ir } = ht(), ar = (e) => Number(e.options.targetVP);
function or(e, t, n) {
	let r = e.players[t], i = ar(e), a = r.points < i && r.points + n >= i;
	r.points += n, a && W(e, "targetReached", {
		seat: t,
		points: r.points,
		target: i
	});
}
function sr(e, t, n) {
	let r = Math.min(n, e.players[t].points);
	return e.players[t].points -= r, r;
}
// games/businessmen/rules/ending.ts
function cr(e) {
	let t = lr(e);
	W(e, "roundEnded", {
		round: e.round,
		finalists: t
	}), t.length > 0 ? dr(e, "target") : e.round === ur(e) ? dr(e, "guard") : e.leader = $n(e, e.leader);
}
var lr = (e) => e.seats.filter((t) => e.players[t].points >= ar(e)), ur = (e) => e.options.roundGuard === "none" ? null : Number(e.options.roundGuard);
function dr(e, t) {
	let { winners: n, places: r } = fr(e);
	e.ending = {
		because: t,
		round: e.round,
		finalists: lr(e),
		winners: n,
		places: r
	}, e.outcome = {
		winners: n,
		scores: e.seats.map((t) => e.players[t].points)
	}, W(e, "gameEnded", e.ending);
}
function fr(e) {
	let t = lr(e), n = t.length > 0 ? hr(t, (t) => pr(e, t)) : hr(e.seats, (t) => mr(e, t)), r = (t, r) => n.includes(t) || !n.includes(r) && gr(mr(e, t), mr(e, r)) > 0;
	return {
		winners: n,
		places: j(e.seats, (t) => n.includes(t) ? 1 : 1 + e.seats.filter((e) => e !== t && r(e, t)).length)
	};
}
function pr(e, t) {
	let { coins: n, points: r } = e.players[t];
	return e.options.finishTie === "coins" ? [n, r] : [r, n];
}
function mr(e, t) {
	let { coins: n, points: r, levels: i } = e.players[t];
	return [
		r,
		n,
		P.reduce((e, t) => e + i[t], 0)
	];
}
function hr(e, t) {
	return e.filter((n) => e.every((e) => gr(t(n), t(e)) >= 0));
}
function gr(e, t) {
	for (let [n, r] of e.entries()) if (r !== t[n]) return r - (t[n] ?? 0);
	return 0;
}
// games/businessmen/rules/prices.ts
var G = (e) => Zn[e] ?? 0, _r = (e, t) => G(e.prices[t]), vr = (e, t) => Math.min(15, Math.max(1, e + t));
function yr(e, t, n) {
	let r = e.prices[t], i = vr(r, n);
	return e.prices[t] = i, e.lastMoves[t] += i - r, {
		good: t,
		by: n,
		from: r,
		to: i
	};
}
function br(e, t, n) {
	let r = 0;
	for (let i of N) n.includes(i) && e.lorries[i].good === t && (r += qn[i].fall);
	return r > 0 ? -r : 3;
}
function K(e, t) {
	if (e.sector === null) return !1;
	let n = Xn[e.sector];
	return n.kind === "embargo" && n.goods.includes(t);
}
var xr = (e) => M.filter((t) => K(e, t)), q = (e) => ({
	grain: e,
	meat: e,
	fish: e,
	wood: e,
	oil: e,
	metal: e
}), Sr = (e) => M.every((t) => e[t] === 0), J = (e, t, n) => e.players[t].main[n] + e.players[t].temp[n], Y = (e, t) => M.filter((n) => J(e, t, n) > 0), X = (e, t) => F.warehouse[e.players[t].levels.warehouse], Cr = (e, t) => Y(e, t).length > X(e, t);
function wr(e, t) {
	let n = (n) => J(e, t, n) * _r(e, n);
	return Y(e, t).sort((e, t) => n(t) - n(e)).slice(0, X(e, t));
}
// games/businessmen/rules/lorries.ts
function Tr(e, t) {
	let n = 0;
	for (let r of e.lorries[t].lots) n += r;
	return n;
}
var Er = (e, t) => qn[t].capacity - Tr(e, t), Z = (e, t) => Er(e, t) === 0;
function Dr(e, t) {
	let n = e.seats.filter((n) => e.lorries[t].lots[n] > 0);
	return n.length === 1 ? n[0] ?? null : null;
}
function Or(e, t, n, r) {
	let i = F.loader[e.players[n].levels.loader];
	return e.options.loaderCap === "perRound" && t !== null ? i - t[n][r] : i;
}
function kr(e, t, n, r, i) {
	let a = e.lorries[r].good;
	if (a !== null && Z(e, r)) return U("BM-7.3", "lorryFull", { lorry: r });
	if (a !== null && a !== i) return U("BM-7.3", "carriesAnother", {
		lorry: r,
		carries: a,
		good: i
	});
	if (J(e, n, i) === 0) return U("BM-7.3", "noneOwned", { good: i });
	if (Or(e, t, n, i) <= 0) return U("BM-R12", "loaderSpent", {
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
function Ar(e, t, n, r, i) {
	let a = Or(e, t, n, i), o = Er(e, r), s = J(e, n, i), c = Math.min(a, o, s);
	return {
		units: c,
		limit: c === a ? "loader" : c === o ? "space" : "stock"
	};
}
function jr(e, t, n) {
	for (let r of N) for (let i of M) if (J(e, n, i) > 0 && kr(e, t, n, r, i) === null) return {
		lorry: r,
		good: i
	};
	return null;
}
// games/businessmen/content/misfortune-wheel.ts
var Mr = {
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
}, Nr = Object.keys(Mr), Pr = (e) => e === 3 ? null : e === 2 ? 3 : 2;
function Fr(e, t, n, r) {
	let i = { ...e.players[n].levels }, a = e.players[n].coins;
	for (let e of t) {
		let t = Pr(i[e]);
		t !== null && (i[e] = t, a -= I[t].cost);
	}
	let o = Pr(i[r]);
	if (o === null) return U("BM-3.2", "highestLevel", { characteristic: r });
	let { cost: s } = I[o];
	return s > a ? U("BM-10.4", "cannotPay", {
		cost: s,
		coins: a
	}) : null;
}
var Ir = (e, t, n) => P.some((r) => Fr(e, t, n, r) === null);
function Lr(e, t, n) {
	let r = e.players[t], i = Pr(r.levels[n]);
	if (i === null) throw Error(`${n} is at its highest level`);
	let { cost: a, points: o } = I[i];
	r.coins -= a, r.levels[n] = i, W(e, "improved", {
		seat: t,
		characteristic: n,
		to: i,
		cost: a,
		points: o
	}), or(e, t, o);
}
function Rr(e, t, n, r) {
	let i = e.players[n];
	if (!i.warnings[r] || t.includes(r)) return U("BM-12.4", "noWarning", { characteristic: r });
	let a = i.coins - t.length * 10;
	return 10 > a ? U("BM-12.2", "cannotPay", {
		cost: 10,
		coins: a
	}) : null;
}
var zr = (e, t, n) => P.some((r) => Rr(e, t, n, r) === null);
function Br(e, t, n) {
	let r = e.players[t];
	r.coins -= 10, r.warnings[n] = !1, e.options.negativeEvents === "immediate" && (r.insured[n] = !0), W(e, "insured", {
		seat: t,
		characteristic: n,
		cost: 10
	});
}
// games/businessmen/rules/misfortune.ts
function Vr(e, t) {
	let n = e.players[t], r = Nr[_(e, Nr.length)], i = Mr[r];
	if (n.misfortune = r, W(e, "misfortuneSpun", {
		seat: t,
		sector: r,
		hits: i
	}), i === null) return;
	let a = Hr(e, t, i);
	if (a === "nothing") return W(e, "spared", {
		seat: t,
		characteristic: i
	});
	n.warnings[i] || (n.warnings[i] = !0, W(e, "warned", {
		seat: t,
		characteristic: i
	})), a === "fine" && Ur(e, t, i);
}
function Hr(e, t, n) {
	let { insured: r, warnings: i } = e.players[t];
	return r[n] ? "nothing" : i[n] || e.options.negativeEvents === "immediate" ? "fine" : "warning";
}
function Ur(e, t, n) {
	let r = e.players[t], i = r.levels[n], { points: a, to: o } = Qn[i], s = sr(e, t, a);
	r.levels[n] = o, W(e, "fined", {
		seat: t,
		characteristic: n,
		from: i,
		to: o,
		points: a,
		lost: s
	});
}
function Wr(e) {
	for (let t of e.seats) for (let n of P) e.players[t].insured[n] && (e.players[t].insured[n] = !1, W(e, "insuranceLapsed", {
		seat: t,
		characteristic: n
	}));
}
// games/businessmen/rules/families.ts
function Gr(e, t, n) {
	let r = e.filter((e) => t(e) === null);
	return r.length === 0 ? [n(T(e, t), e[0])] : r.map((i, a) => n(a === 0 ? T(Kr(e, r), t) : T([i]), i));
}
var Kr = (e, t) => e.filter((e) => e === t[0] || !t.includes(e)), qr = (e, t, n) => e.players[t].temp[n] > 0;
function Jr(e, t, n) {
	return qr(e, t, n) ? U("BM-6.7", "alreadyBought", { good: n }) : e.market[n] === 0 ? U("BM-5.5", "notOnMarket", { good: n }) : null;
}
function Yr(e, t, n) {
	if (qr(e, t, n)) return {
		most: 0,
		limit: "bought"
	};
	let r = e.players[t], i = F.manager[r.levels.manager], a = Math.floor(r.coins / 1), o = Math.min(i, e.market[n], a);
	return {
		most: o,
		limit: o === i ? "manager" : o === e.market[n] ? "market" : "coins"
	};
}
var Xr = (e, t) => M.some((n) => Yr(e, t, n).most > 0), Zr = (e, t) => Gr(M, (n) => Jr(e, t, n), (n, r) => {
	let { most: i, limit: a } = Yr(e, t, r);
	return {
		good: n,
		units: at(1, i, {
			below: U("BM-6.3", "atLeastOneUnit", {}),
			above: Qr(e, t, r, a)
		})
	};
});
function Qr(e, t, n, r) {
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
var $r = {
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
}, ei = Object.keys($r), ti = Gn[0], ni = (e, t) => e.exportCard !== null && $r[e.exportCard].includes(t);
function ri(e, t, n, r) {
	let i = e.players[n].main[r];
	for (let e of t) e.good === r && (i -= e.units);
	return i;
}
function ii(e, t, n, r, i) {
	return ni(e, i) ? K(e, i) ? U("BM-8.3", "underEmbargo", { good: i }) : e.options.exportLots === "onePerRound" && t.length > 0 ? U("BM-R31", "oneShipmentOnly", { good: i }) : e.options.exportLots === "onePerGood" && t.some((e) => e.good === i) ? U("BM-9.7", "alreadyShipped", { good: i }) : ai(e, n, r, i, ti) : U("BM-9.2", "notOnExportCard", { good: i });
}
function ai(e, t, n, r, i) {
	let a = ri(e, t, n, r);
	return a < i ? U("BM-9.3", "tooFewUnits", {
		good: r,
		has: a,
		needs: i
	}) : null;
}
var oi = (e, t, n, r) => M.some((i) => ii(e, t, n, r, i) === null), si = (e, t, n, { good: r, units: i }) => ii(e, t, t, n, r) === null && ai(e, t, n, r, i) === null, ci = (e, t, n, r) => Gr(M, (i) => ii(e, t, n, r, i), (t, i) => ({
	good: t,
	units: T(Gn, (t) => ai(e, n, r, i, t))
}));
function li(e, t, { good: n, units: r }) {
	e.players[t].main[n] -= r, e.piles[n] += r;
	let i = Wn[r];
	W(e, "exported", {
		seat: t,
		good: n,
		units: r,
		points: i
	}), or(e, t, i);
}
// games/businessmen/rules/seat-facts.ts
function ui(e, t, n) {
	let { points: r } = e.players[t], i = r - ar(e), a = di(e, t), o = Y(e, t), s = wr(e, t);
	return {
		place: n,
		missing: Math.max(0, -i),
		cushion: i,
		worstFine: a,
		worstCushion: i - Math.min(a, r),
		fineSectors: Nr.filter((n) => {
			let r = Mr[n];
			return r !== null && Hr(e, t, r) === "fine";
		}).length,
		characteristics: Object.fromEntries(P.map((n) => [n, fi(e, t, n)])),
		room: X(e, t),
		types: o.length,
		surplus: o.filter((e) => !s.includes(e)).map((n) => ({
			good: n,
			units: J(e, t, n)
		})),
		purchases: Object.fromEntries(M.map((n) => [n, Yr(e, t, n)])),
		loads: pi(e, t),
		shipments: Object.fromEntries(M.filter((t) => ni(e, t) && !K(e, t)).map((n) => [n, Gn.filter((r) => r <= e.players[t].main[n])])),
		maySkip: tr(e, t)
	};
}
function di(e, t) {
	let { isSkipping: n, misfortune: r, levels: i } = e.players[t];
	if (n || r !== null) return 0;
	let a = P.filter((n) => Hr(e, t, n) === "fine").map((e) => Qn[i[e]].points);
	return Math.max(0, ...a);
}
function fi(e, t, n) {
	let { levels: r, warnings: i, insured: a, coins: o } = e.players[t], s = r[n], c = Pr(s), l = Hr(e, t, n);
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
			...Qn[s]
		} : { is: l }
	};
}
function pi(e, t) {
	let n = e.stack.find((e) => e.phase === "loading"), r = n?.phase === "loading" ? n.loaded : null;
	return Object.fromEntries(N.map((n) => [n, Object.fromEntries(M.map((i) => [i, kr(e, r, t, n, i) === null ? Ar(e, r, t, n, i).units : 0]))]));
}
// games/businessmen/rules/facts.ts
function mi(e) {
	let t = gi(e), { places: n } = fr(e);
	return {
		part: t,
		phase: hi[t],
		target: ar(e),
		lastRound: ur(e),
		order: L(e, e.opener ?? e.leader),
		loadingOrder: _i(e),
		goods: Object.fromEntries(M.map((t) => [t, vi(e, t)])),
		lorries: Object.fromEntries(N.map((t) => [t, xi(e, t)])),
		seats: j(e.seats, (t) => ui(e, t, n[t])),
		embargo: xr(e)
	};
}
var hi = {
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
function gi(e) {
	let t = e.outcome === null ? e.stack[0]?.step : void 0;
	return Object.keys(hi).find((e) => e === t) ?? "over";
}
function _i(e) {
	let t = null;
	for (let n of e.stack) {
		if (n.phase === "loading") return [...n.queue];
		(n.phase === "round" || n.phase === "buying") && (t = n.firstPasser ?? t);
	}
	return er({
		...e,
		opener: e.opener ?? L(e, e.leader)[0] ?? null
	}, t);
}
function vi(e, t) {
	let n = e.prices[t], r = G(n), i = vr(n, br(e, t, N.filter((n) => Z(e, n) && !K(e, e.lorries[n].good ?? t)))), a = yi(e, t);
	return {
		position: n,
		price: r,
		stepsUp: bi(n, 1),
		stepsDown: bi(n, -1),
		next: i,
		nextPrice: G(i),
		embargoSectors: Yn.length - a.length,
		lowest: Math.min(...a),
		highest: Math.max(...a),
		isExportable: ni(e, t) && !K(e, t),
		isUnderEmbargo: K(e, t)
	};
}
function yi(e, t) {
	let n = [];
	for (let r of Yn) {
		let i = Xn[r];
		i.kind === "price" ? n.push(G(vr(e.prices[t], i.moves[t] ?? 0))) : i.goods.includes(t) || n.push(G(e.prices[t]));
	}
	return n;
}
function bi(e, t) {
	for (let n = 1; n <= 15; n++) {
		let r = e + t * n;
		if (r < 1 || r > 15) return null;
		if (G(r) !== G(e)) return n;
	}
	return null;
}
function xi(e, t) {
	let { good: n, lots: r } = e.lorries[t], { capacity: i, points: a } = qn[t], o = n === null ? [0] : yi(e, n), s = n === null ? 0 : G(e.prices[n]);
	return {
		capacity: i,
		onBoard: Tr(e, t),
		space: Er(e, t),
		points: a,
		exclusiveTo: Dr(e, t),
		isFull: Z(e, t),
		isHeld: n !== null && Z(e, t) && K(e, n),
		lots: e.seats.filter((e) => r[e] > 0).map((e) => ({
			seat: e,
			units: r[e],
			now: r[e] * s,
			best: r[e] * Math.max(...o),
			worst: r[e] * Math.min(...o)
		})),
		pricesIfSent: n === null ? null : Object.fromEntries(M.map((n) => [n, vr(e.prices[n], br(e, n, [t]))]))
	};
}
// games/businessmen/rules/invariants.ts
var Si = {}, Ci = z("announcements", { announcement: {
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
					lost: sr(e, n, 1)
				}), t.asked.length > 0 ? H : V;
			}
		}
	}
} }), wi = z("buying", {
	goOn(e, t) {
		if (Sr(e.market)) return Ei(e, t, "marketEmpty");
		for (let [n] = t.queue; n !== void 0 && !Xr(e, n); [n] = t.queue) Ti(t, n), W(e, "passed", {
			seat: n,
			during: "buying",
			isForced: !0,
			rule: "BM-6.9"
		});
		return t.queue.length > 0 ? V : Ei(e, t, "allPassed");
	},
	purchase: {
		rule: "BM-6.2",
		ask: (e, t) => t.queue[0] ?? null,
		idle: () => ({ type: "pass" }),
		actions: {
			buy: {
				offer: (e, t, n) => Zr(e, n),
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
					return Ti(t, n), W(e, "passed", {
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
function Ti(e, t) {
	e.queue.shift(), e.firstPasser ??= t;
}
function Ei(e, t, n) {
	return W(e, "buyingEnded", { because: n }), rr({ firstPasser: t.firstPasser });
}
// games/businessmen/rules/quiet.ts
var Q = (e) => e.options.quietPhases === "parallel";
function Di(e, t, n, r) {
	let i = R(e), a = i.filter(r);
	return a.length < i.length && W(e, "passedOver", {
		seats: i.filter((e) => !a.includes(e)),
		part: t,
		rule: n
	}), a.length === 0 ? null : Oi(e, a);
}
var Oi = (e, t) => ({
	asked: t,
	plans: j(e.seats, (t) => Q(e) ? le(t, []) : ue([]))
}), ki = (e, t) => Q(e) ? t.asked : t.asked[0] ?? null, $ = (e, t, n) => Q(e) ? t.plans[n].secret : [];
function Ai(e, t, n, r, i) {
	t.plans[n].secret.push(r), Q(e) || i(r);
}
function ji(e, t, n, r) {
	return t.asked.splice(t.asked.indexOf(r), 1), Q(e) && W(e, "decided", {
		seat: r,
		part: n
	}), t.asked.length > 0 ? H : V;
}
var Mi = (e, t, n, r) => Q(e) ? H : ji(e, t, n, r);
function Ni(e, t, n) {
	if (Q(e)) for (let r of R(e)) for (let e of t.plans[r].secret) n(r, e);
}
// games/businessmen/rules/phases/exports.ts
var Pi = z("exports", {
	shipments: {
		rule: "BM-9.3",
		ask: ki,
		idle: () => ({ type: "finish" }),
		actions: {
			ship: {
				offer: (e, t, n) => ci(e, t.plans[n].secret, $(e, t, n), n),
				take(e, t, n, { good: r, units: i }) {
					return Ai(e, t, n, {
						good: r,
						units: i
					}, (t) => li(e, n, t)), oi(e, t.plans[n].secret, $(e, t, n), n) ? H : Mi(e, t, "exports", n);
				}
			},
			finish: {
				offer: () => ({}),
				take: (e, t, n) => ji(e, t, "exports", n)
			}
		}
	},
	send(e, t) {
		Ni(e, t, (t, n) => li(e, t, n));
	}
}), Fi = z("improvements", {
	steps: {
		rule: "BM-10.1",
		ask: ki,
		idle: () => ({ type: "finish" }),
		actions: {
			improve: {
				offer(e, t, n) {
					let r = $(e, t, n);
					return { characteristic: T(P, (t) => Fr(e, r, n, t)) };
				},
				take(e, t, n, { characteristic: r }) {
					return Ai(e, t, n, r, (t) => Lr(e, n, t)), Ir(e, $(e, t, n), n) ? H : Mi(e, t, "improvements", n);
				}
			},
			finish: {
				offer: () => ({}),
				take: (e, t, n) => ji(e, t, "improvements", n)
			}
		}
	},
	build(e, t) {
		Ni(e, t, (t, n) => Lr(e, t, n));
	}
}), Ii = z("insurance", {
	policies: {
		rule: "BM-12.1",
		ask: ki,
		idle: () => ({ type: "finish" }),
		actions: {
			insure: {
				offer(e, t, n) {
					let r = $(e, t, n);
					return { characteristic: T(P, (t) => Rr(e, r, n, t)) };
				},
				take(e, t, n, { characteristic: r }) {
					return Ai(e, t, n, r, (t) => Br(e, n, t)), zr(e, $(e, t, n), n) ? H : Mi(e, t, "insurance", n);
				}
			},
			finish: {
				offer: () => ({}),
				take: (e, t, n) => ji(e, t, "insurance", n)
			}
		}
	},
	sign(e, t) {
		Ni(e, t, (t, n) => Br(e, t, n));
	}
});
// games/businessmen/rules/storing.ts
function Li(e, t) {
	let n = e.players[t];
	if (!Sr(n.temp)) {
		W(e, "transferred", {
			seat: t,
			units: { ...n.temp }
		});
		for (let e of M) n.main[e] += n.temp[e];
		n.temp = q(0);
	}
}
function Ri(e, t, n, r) {
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
	Li(e, t);
}
// games/businessmen/rules/phases/keeping.ts
var zi = z("keeping", {
	choice: {
		rule: "BM-7.13",
		ask: ki,
		idle: (e, t, n) => ({
			type: "keep",
			goods: wr(e, n)
		}),
		actions: { keep: {
			offer: (e, t, n) => ({ goods: ot(Y(e, n), X(e, n), X(e, n)) }),
			take(e, t, n, { goods: r }) {
				return t.plans[n].secret = [...r], Q(e) || Ri(e, n, r, t.because), ji(e, t, "keeping", n);
			}
		} }
	},
	giveUp(e, t) {
		if (Q(e)) for (let n of R(e)) t.plans[n].secret.length > 0 && Ri(e, n, t.plans[n].secret, t.because);
	}
}), Bi = z("loading", {
	begin(e, t) {
		W(e, "loadingBegan", { order: [...t.queue] });
	},
	goOn(e, t) {
		for (let [n] = t.queue; n !== void 0 && jr(e, t.loaded, n) === null; [n] = t.queue) t.queue.shift(), W(e, "passed", {
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
			let r = e.options.loadingDuty === "compulsory" ? jr(e, t.loaded, n) : null;
			return r === null ? { type: "pass" } : {
				type: "load",
				...r
			};
		},
		actions: {
			load: {
				offer: (e, t, n) => Vi(e, t.loaded, n),
				take(e, t, n, { lorry: r, good: i }) {
					return Ui(e, t.loaded, n, r, i), t.queue.push(...t.queue.splice(0, 1)), B("goOn");
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
function Vi(e, t, n) {
	let r = (r) => Hi(e, t, n, r), i = (r) => T(M, (i) => kr(e, t, n, r, i));
	return [...N.filter((e) => r(e) !== null).map((e) => ({
		lorry: T([e]),
		good: i(e)
	})), ...Gr(N, r, (e, t) => ({
		lorry: e,
		good: i(t)
	}))];
}
function Hi(e, t, n, r) {
	let { good: i } = e.lorries[r];
	if (i !== null) return kr(e, t, n, r, i);
	let a = null;
	for (let i of Y(e, n)) {
		let o = kr(e, t, n, r, i);
		if (o === null) return null;
		a ??= o;
	}
	return a;
}
function Ui(e, t, n, r, i) {
	let a = e.players[n], { units: o, limit: s } = Ar(e, t, n, r, i), c = Math.min(o, a.main[i]), l = o - c;
	a.main[i] -= c, a.temp[i] -= l, e.lorries[r].good = i, e.lorries[r].lots[n] += o, t[n][i] += o, W(e, "loaded", {
		seat: n,
		lorry: r,
		good: i,
		units: o,
		fromMain: c,
		fromTemp: l,
		limit: s,
		onBoard: Tr(e, r),
		isFull: Z(e, r)
	});
}
// games/businessmen/rules/phases/misfortune.ts
var Wi = z("misfortune", {
	wheel: {
		rule: "BM-11.1",
		ask: (e, t) => t.unspun[0] ?? null,
		idle: () => ({ type: "spinMisfortune" }),
		actions: { spinMisfortune: {
			offer: () => ({}),
			take(e, t, n) {
				return Vr(e, n), V;
			}
		} }
	},
	overflow: {
		call: "keeping",
		with(e, t) {
			let [n] = t.unspun;
			return n === void 0 || e.options.overflowAfterFine === "atNextTransfer" || !Cr(e, n) ? null : {
				...Oi(e, [n]),
				because: "fine"
			};
		}
	},
	goOn(e, t) {
		return t.unspun.shift(), t.unspun.length > 0 ? B("wheel") : V;
	}
}), Gi = {
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
}, Ki = Object.keys(Gi), qi = Gi;
// games/businessmen/rules/cards.ts
function Ji(e) {
	e.goodsCard !== null && e.goodsDiscards.push(e.goodsCard), e.exportCard !== null && e.exportDiscards.push(e.exportCard);
	let t = Yi(e, "goods", e.goodsDeck, e.goodsDiscards), n = Yi(e, "export", e.exportDeck, e.exportDiscards);
	e.goodsCard = t, e.exportCard = n;
	let r = q(0), i = q(0);
	for (let n of M) {
		let a = qi[t].units[n] ?? 0;
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
function Yi(e, t, n, r) {
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
function Xi(e) {
	if (Sr(e.market)) return;
	let t = e.options.leftovers === "return";
	if (W(e, "leftOver", {
		units: { ...e.market },
		goes: t ? "returned" : "stays"
	}), t) for (let t of M) e.piles[t] += e.market[t], e.market[t] = 0;
}
// games/businessmen/rules/sending.ts
function Zi(e) {
	let t = Yn[_(e, Yn.length)];
	e.sector = t;
	for (let t of M) e.lastMoves[t] = 0;
	let n = [], r = Xn[t];
	if (r.kind === "price") for (let t of M) {
		let i = r.moves[t];
		i !== void 0 && n.push(yr(e, t, i));
	}
	W(e, "priceWheelSpun", {
		seat: e.opener,
		sector: t,
		moves: n,
		embargo: xr(e)
	});
}
function Qi(e) {
	let t = [];
	for (let n of N) {
		let { good: r } = e.lorries[n];
		r !== null && Z(e, n) && (K(e, r) ? W(e, "lorryHeld", {
			lorry: n,
			good: r,
			rule: "BM-8.8"
		}) : (t.push(n), $i(e, n)));
	}
	ta(e, t);
	for (let n of t) na(e, n);
}
function $i(e, t) {
	let { good: n, lots: r } = e.lorries[t];
	if (n === null) return;
	let i = _r(e, n), a = [];
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
	let o = Dr(e, t), s = o === null ? null : {
		seat: o,
		points: ea(e, t, o)
	};
	W(e, "lorrySent", {
		lorry: t,
		good: n,
		price: i,
		payments: a,
		exclusive: s
	}), s !== null && or(e, s.seat, s.points);
}
var ea = (e, t, n) => e.players[n].isSkipping ? 0 : qn[t].points;
function ta(e, t) {
	W(e, "pricesAdjusted", { moves: M.map((n) => yr(e, n, br(e, n, t))) });
}
function na(e, t) {
	let { good: n, lots: r } = e.lorries[t];
	if (n !== null) {
		for (let t of e.seats) e.piles[n] += r[t], r[t] = 0;
		e.lorries[t].good = null;
	}
}
// games/businessmen/rules/phases/round.ts
var ra = z("round", {
	begin(e) {
		e.round += 1, e.opener = null, e.sector = null, W(e, "roundBegan", {
			round: e.round,
			leader: e.leader
		});
		for (let t of Kn(e.seats, e.leader)) {
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
			let t = Kn(e.seats, e.leader).filter((t) => tr(e, t));
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
	turn: Ji,
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
	leftovers: Xi,
	loading: {
		call: "loading",
		with(e, t) {
			let n = er(e, t.firstPasser);
			return n.length > 0 ? {
				queue: n,
				loaded: j(e.seats, () => q(0))
			} : null;
		}
	},
	transfer(e) {
		for (let t of R(e)) Cr(e, t) || Li(e, t);
	},
	keeping: {
		call: "keeping",
		with(e) {
			let t = R(e).filter((t) => Cr(e, t));
			return t.length > 0 ? {
				...Oi(e, t),
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
	spin: Zi,
	send: Qi,
	exports: {
		call: "exports",
		with: (e) => Di(e, "exports", "BM-9.3", (t) => oi(e, [], [], t))
	},
	improvements: {
		call: "improvements",
		with: (e) => Di(e, "improvements", "BM-10.4", (t) => Ir(e, [], t))
	},
	misfortune: {
		call: "misfortune",
		with(e) {
			let t = R(e);
			return t.length > 0 ? { unspun: t } : null;
		}
	},
	lapse: Wr,
	insurance: {
		call: "insurance",
		with: (e) => Di(e, "insurance", "BM-12.4", (t) => zr(e, [], t))
	},
	finish(e) {
		return cr(e), B("begin");
	}
});
// games/businessmen/rules/secrets.ts
function ia(e, t, n) {
	let r = [];
	for (; n(3) > 0;) {
		let i = e.filter((e) => t(e, r)), a = i[n(Math.max(1, i.length))];
		if (a === void 0) break;
		r.push(a);
	}
	return r;
}
var aa = M.flatMap((e) => Gn.map((t) => ({
	good: e,
	units: t
}))), oa = {
	"stack.keeping.plans.*": (e, [t], n) => {
		let r = t, i = e.stack.find((e) => e.phase === "keeping");
		if (i?.phase !== "keeping" || i.asked.includes(r) || Y(e, r).length <= X(e, r)) return [];
		let a = Y(e, r);
		return Array.from({ length: X(e, r) }, () => a.splice(n(a.length), 1)[0]);
	},
	"stack.exports.plans.*": (e, [t], n) => ia(aa, (n, r) => si(e, r, t, n), n),
	"stack.improvements.plans.*": (e, [t], n) => ia(P, (n, r) => Fr(e, r, t, n) === null, n),
	"stack.insurance.plans.*": (e, [t], n) => ia(P, (n, r) => Rr(e, r, t, n) === null, n)
}, sa = () => (e, t, n) => {
	if (!Q(e)) return n;
	let r = Object.entries(n).map(([e, n]) => [e, le(t, n)]);
	return Object.fromEntries(r);
}, ca = {
	keep: sa(),
	ship: sa(),
	improve: sa(),
	insure: sa()
};
// games/businessmen/rules/setup.ts
function la(e, t) {
	let n = ua(e, t), r = () => ({
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
			levels: da(1),
			warnings: da(!1),
			insured: da(!1),
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
		goodsDeck: de("goods", v(e, [...Ki])),
		goodsDiscards: [],
		goodsCard: null,
		exportDeck: de("export", v(e, [...ei])),
		exportDiscards: [],
		exportCard: null,
		sector: null,
		ending: null
	};
}
function ua(e, t) {
	let n = Un.filter((e) => !t.includes(e));
	return e.seats.map((e) => Un.find((n) => n === t[e]) ?? n.shift());
}
var da = (e) => Object.fromEntries(P.map((t) => [t, e])), fa = /* @__PURE__ */ t({ businessmen: () => pa }), pa = ir({
	id: "businessmen",
	version: 1,
	speaks: 1,
	seats: {
		min: 2,
		max: 4
	},
	picks: Un,
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
	setup: la,
	opening: () => nr("round", { firstPasser: null }),
	phases: {
		round: ra,
		announcements: Ci,
		buying: wi,
		loading: Bi,
		keeping: zi,
		exports: Pi,
		improvements: Fi,
		misfortune: Wi,
		insurance: Ii
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
	facts: mi,
	invariants: Si,
	secrets: oa,
	conceals: ca
}), ma = Vn(Object.values(fa).find((e) => e?.id === "businessmen"));
export { ma as default };
