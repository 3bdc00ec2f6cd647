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
function oe(e, t) {
	if (typeof e.chance == "number") {
		e.chance = e.chance + 1831565813 >>> 0;
		let n = e.chance;
		return n = Math.imul(n ^ n >>> 15, n | 1), n ^= n + Math.imul(n ^ n >>> 7, n | 61), Math.floor(((n ^ n >>> 14) >>> 0) / 4294967296 * t);
	}
	let n = 4294967296 - 4294967296 % t, r;
	do
		r = te(se(e.chance.key), e.chance.drawn)[0], e.chance.drawn += 1;
	while (r >= n);
	return r % t;
}
function _(e, t) {
	for (let n = t.length - 1; n > 0; n--) {
		let r = oe(e, n + 1), i = t[n];
		t[n] = t[r], t[r] = i;
	}
	return t;
}
var se = (e) => Array.from({ length: 8 }, (t, n) => Number.parseInt(e.slice(n * 8, n * 8 + 8), 16)), ce = 8, v = (e) => 1 << (e ?? ce), le = 16, ue = (e) => e & 511 & ~(e >> le), de = (e, t) => (e | v(t)) & ~(v(t) << le), fe = (e, t) => ({
	seen: v(e),
	secret: t
}), pe = (e) => ({
	seen: 511,
	secret: e
}), me = (e, t, n) => ({
	seen: v(e) | v(t),
	secret: n
}), he = (e, t) => ({
	pile: "deck",
	owner: null,
	pool: e,
	seen: t.map(() => 0),
	secret: t
}), ge = (e, t, n) => ({
	pile: "hand",
	owner: t,
	pool: e,
	seen: n.map(() => v(t)),
	secret: n
});
function _e(e) {
	return e.seen.pop(), e.secret.pop() ?? null;
}
function ve(e, t, n) {
	let r = e.seen.pop(), i = e.secret.pop();
	return r === void 0 || i === void 0 ? null : (t.seen.push(de(r, n)), t.secret.push(i), i);
}
function ye(e, t) {
	e.secret.unshift(...t), e.seen.unshift(...t.map(() => 0));
}
function be(e) {
	e.seen.length > 0 && (e.seen[e.seen.length - 1] = 511);
}
function xe(e) {
	e.secret = [], e.seen = [];
}
function Se(e, t, n) {
	t.secret = _(e, n), t.seen = n.map(() => 0);
}
// kernel/spots.ts
var Ce = [], we = (e) => Te(e, "events") ?? Ce;
function Te(e, t = "") {
	let n = null;
	if (Array.isArray(e)) {
		for (let t = 0; t < e.length; t++) {
			let r = e[t];
			if (typeof r != "object" || !r) continue;
			let i = Ee(t, r);
			i !== null && (n ??= []).push(i);
		}
		return n;
	}
	for (let r in e) {
		let i = e[r];
		if (typeof i != "object" || !i || r === t) continue;
		let a = Ee(r, i);
		a !== null && (n ??= []).push(a);
	}
	return n;
}
function Ee(e, t) {
	if ("secret" in t) {
		if (je(t)) return {
			at: e,
			is: "pile",
			inner: null
		};
		if (Me(t)) return {
			at: e,
			is: "secret",
			inner: Ae(t.secret) ? Te(t.secret) : null
		};
	}
	let n = Te(t);
	return n === null ? null : {
		at: e,
		is: "branch",
		inner: n
	};
}
function De(e, t = we(e)) {
	let n = [], r = (e, t) => {
		for (let { at: i, is: a, inner: o } of t ?? Ce) {
			let t = ke(e, i);
			a === "pile" ? n.push(t) : a === "branch" && r(t, o);
		}
	};
	return r(e, t), n;
}
function Oe(e, t = we(e)) {
	let n = [], r = (e, t, i, a) => {
		for (let { at: o, is: s, inner: c } of t ?? Ce) {
			let t = ke(e, o);
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
var ke = (e, t) => e[t], Ae = (e) => typeof e == "object" && !!e, je = (e) => "pile" in e && "pool" in e, Me = (e) => "secret" in e && "seen" in e && typeof e.seen == "number", y = (e) => ({
	g: e,
	spots: we(e),
	bare: null,
	asData: null,
	lying: null,
	facts: null
});
function b(e, t, n, r) {
	if (t === null) return e;
	let i = Array.isArray(e) ? e.slice() : { ...e };
	for (let { at: e, is: a, inner: o } of t) {
		let t = i[e];
		i[e] = a === "branch" ? b(t, o, n, r) : a === "pile" ? r.pile(t, n) : r.secret(t, o, n);
	}
	return i;
}
function Ne() {
	let e = /* @__PURE__ */ new Map(), t = {
		secret({ seen: e, secret: n }, r, i) {
			if ((e & i) === 0) return {
				seen: ue(e),
				secret: null
			};
			let a = Ae(n) ? b(n, r, i, t) : n;
			return {
				seen: ue(e) | i,
				secret: a
			};
		},
		pile(t, n) {
			if (Pe(t, n)) return Ie(t, n);
			let r = e.get(t);
			return r === void 0 && e.set(t, r = Fe(t)), r;
		}
	};
	return t;
}
function Pe({ seen: e }, t) {
	for (let n = 0; n < e.length; n++) if ((e[n] & t) !== 0) return !0;
	return !1;
}
function Fe({ pile: e, owner: t, pool: n, seen: r }) {
	let i = r.map(ue);
	return e === "hand" && i.sort((e, t) => e - t), {
		pile: e,
		owner: t,
		pool: n,
		seen: i,
		secret: r.map(() => null)
	};
}
function Ie({ pile: e, owner: t, pool: n, seen: r, secret: i }, a) {
	let o = (e) => (r[e] & a) !== 0, s = e === "deck" || a === v(t) ? null : Le(r, i, o), [c, l] = [[], []];
	for (let e = 0; e < i.length; e++) {
		let t = s === null ? e : s[e];
		c.push(o(t) ? ze(r, t) | a : ze(r, t)), l.push(o(t) ? i[t] : null);
	}
	return {
		pile: e,
		owner: t,
		pool: n,
		seen: c,
		secret: l
	};
}
var Le = (e, t, n) => [...t.keys()].sort((r, i) => n(r) === n(i) ? n(r) ? Re(t[r], t[i]) : ze(e, r) - ze(e, i) : n(r) ? -1 : 1), Re = (e = "", t = "") => e < t ? -1 : +(e > t), ze = (e, t) => ue(e[t]), Be = (e, t) => Ve(y(e), t);
function Ve(e, t) {
	let n = v(t);
	if (e.bare === null) {
		let { chance: t, events: n, ...r } = e.g;
		e.bare = {
			...r,
			viewer: null,
			unseen: {}
		};
	}
	e.asData ??= Ne();
	let r = b(e.bare, e.spots, n, e.asData);
	return r.viewer = t, r.unseen = Je(e, n), r;
}
function He(e, t) {
	let n = { value: e };
	return b(n, Te(n), v(t), Ue).value;
}
var Ue = {
	secret: ({ seen: e, secret: t }, n, r) => ({ secret: (e & r) === 0 ? null : Ae(t) ? b(t, n, r, Ue) : t }),
	pile: (e, t) => Pe(e, t) ? Ie(e, t) : Fe(e)
};
function We(e) {
	if (e.lying !== null) return e.lying;
	let t = {};
	for (let n of De(e.g, e.spots)) {
		let e = t[n.pool] ??= {
			piles: [],
			known: 0
		};
		e.piles.push(n);
		for (let t = 0; t < n.seen.length; t++) e.known |= n.seen[t];
	}
	e.lying = {};
	for (let n in t) e.lying[n] = Ge(t[n]?.piles ?? [], t[n]?.known ?? 0);
	return e.lying;
}
function Ge(e, t) {
	if (t === 0) {
		let n = e.flatMap(({ secret: e }) => e);
		return {
			cards: typeof n[0] == "string" ? n.sort() : n.sort(Re),
			seen: [],
			known: t
		};
	}
	let n = [];
	for (let { seen: t, secret: r } of e) for (let e = 0; e < r.length; e++) n.push({
		card: r[e],
		seen: t[e]
	});
	return n.sort(Ke), {
		cards: n.map(({ card: e }) => e),
		seen: n.map(({ seen: e }) => e),
		known: t
	};
}
var Ke = (e, t) => Re(e.card, t.card), qe = (e, t) => Je(y(e), v(t));
function Je(e, t) {
	let n = {}, r = We(e);
	for (let e in r) {
		let { cards: i, seen: a, known: o } = r[e];
		n[e] = (o & t) === 0 ? i : i.filter((e, n) => (a[n] & t) === 0);
	}
	return n;
}
var Ye = class extends Error {
	constructor(e) {
		super(`${e} is hidden from these eyes`), this.name = "NotSeen";
	}
}, Xe = class {
	seen;
	constructor(e) {
		this.seen = e;
	}
	get secret() {
		throw new Ye("a secret");
	}
}, Ze = (e) => !(e instanceof Xe), Qe = {
	enumerable: !0,
	get() {
		throw new Ye("a card");
	}
}, $e = [];
function et(e) {
	let t = $e[e];
	if (t !== void 0) return t;
	let n = Array(e);
	for (let t = 0; t < e; t++) Object.defineProperty(n, t, Qe);
	return $e[e] = Object.freeze(n), n;
}
var tt = {
	secret: (e, t, n) => (e.seen & n) === 0 ? new Xe(ue(e.seen)) : Ae(e.secret) && t !== null ? {
		seen: e.seen,
		secret: b(e.secret, t, n, tt)
	} : e,
	pile(e, t) {
		let n = 0;
		for (let r of e.seen) (r & t) !== 0 && (n += 1);
		if (n === e.seen.length) return e;
		if (n === 0) return {
			...e,
			secret: et(e.secret.length)
		};
		let r = e.secret.slice();
		for (let n = 0; n < r.length; n++) (e.seen[n] & t) === 0 && Object.defineProperty(r, n, Qe);
		return {
			...e,
			secret: r
		};
	}
};
function nt(e, t) {
	let n = b(e.g, e.spots, v(t), tt);
	return n.events = null, rt.set(n, {
		position: e,
		viewer: t
	}), n;
}
var rt = /* @__PURE__ */ new WeakMap(), it = (e, t, n) => at(e, y(t), n);
function at(e, t, n) {
	return t.facts ??= e.facts(nt(t, null)), n === null || e.ownFacts === void 0 ? t.facts : {
		...t.facts,
		...e.ownFacts(nt(t, n), n, t.facts)
	};
}
// kernel/fits.ts
function ot(e, t) {
	if (Object.is(e, t)) return !0;
	if (typeof e != "object" || typeof t != "object" || e === null || t === null || Array.isArray(e) !== Array.isArray(t)) return !1;
	let n = Object.keys(e);
	return n.length === Object.keys(t).length && n.every((n) => ot(ht(e, n), ht(t, n)));
}
var st = (e, t) => e.some((e) => ot(e, t));
function ct(e, t, n, r) {
	let i = (e, t) => ({
		refused: e,
		rule: r,
		facts: t
	});
	if (Object.is(t, -0)) return i("malformed", { expected: n });
	if (e.one !== void 0) return st(e.one, t) ? null : ut(e.not, t) ?? i("notOffered", { field: n });
	if (e.parts !== void 0) return lt(e.parts, t, n, r);
	if (e.some !== void 0) {
		let { some: r, atLeast: a, atMost: o } = e;
		if (!Array.isArray(t) || t.some((e) => Object.is(e, -0))) return i("malformed", { expected: n });
		if (t.length < a || t.length > o) return i("wrongCount", {
			field: n,
			atLeast: a,
			atMost: o
		});
		for (let [a, o] of t.entries()) {
			let s = ut(e.not, o);
			if (s !== null) return s;
			if (!st(r, o) || st(t.slice(0, a), o)) return i("notOffered", { field: n });
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
function lt(e, t, n, r) {
	if (typeof t != "object" || !t || Array.isArray(t)) return {
		refused: "malformed",
		rule: r,
		facts: { expected: n }
	};
	for (let i of Object.keys(e)) {
		let a = ct(e[i], ht(t, i), `${n}.${i}`, r);
		if (a !== null) return a;
	}
	return null;
}
var ut = (e, t) => e?.find((e) => ot(e.value, t))?.because ?? null;
function dt(e, t, n) {
	let r = 0, i = null, a = null;
	for (let o of Object.keys(e)) {
		let s = ht(t, o), c = ct(e[o], s, o, n);
		c === null ? r += 1 : s === void 0 ? a ??= c : i ??= c;
	}
	return {
		fitting: r,
		reason: i ?? a
	};
}
function ft(e) {
	let t = null, n = -1;
	for (let { fitting: r, reason: i } of e) {
		if (i === null) continue;
		let e = 2 * r + +!pt.has(i.refused);
		e > n && ([t, n] = [i, e]);
	}
	return t;
}
var pt = /* @__PURE__ */ new Set([
	"malformed",
	"notOffered",
	"outOfRange",
	"wrongCount"
]);
function mt(e, t) {
	return e.one === void 0 ? e.some === void 0 ? e.parts === void 0 ? t : Object.fromEntries(Object.entries(e.parts).map(([e, n]) => [e, mt(n, ht(t, e))])) : t.map((t) => n(e.some.find((e) => ot(e, t)))) : n(e.one.find((e) => ot(e, t)));
}
function ht(e, t) {
	return Object.getOwnPropertyDescriptor(e, t)?.value;
}
// kernel/offers.ts
function x(e, t) {
	if (t === void 0) return { one: e };
	let { open: n, barred: r } = gt(e, t);
	return r === null ? { one: n } : {
		one: n,
		not: r
	};
}
function S(e, t, n) {
	return n === void 0 ? {
		min: e,
		max: t
	} : {
		min: e,
		max: t,
		...n
	};
}
function gt(e, t) {
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
function _t(e) {
	if (e.one !== void 0) return e.one.length === 0;
	if (e.some !== void 0) return e.some.length < e.atLeast;
	if (e.parts !== void 0) {
		for (let t in e.parts) if (_t(e.parts[t])) return !0;
		return !1;
	}
	return e.max < e.min;
}
function vt(e, t, n) {
	return yt({
		seat: t,
		type: e.type
	}, e.fields, n);
}
function yt(e, t, n) {
	for (let r in t) e[r] = bt(t[r], n);
	return e;
}
function bt(e, t) {
	if (e.one !== void 0) return e.one[t(e.one.length)];
	if (e.parts !== void 0) return yt({}, e.parts, t);
	if (e.some === void 0) return e.min + t(e.max - e.min + 1);
	let { some: n, atLeast: r, atMost: i } = e, a = r + t(Math.min(i, n.length) - r + 1), o = [...n];
	return Array.from({ length: a }, () => o.splice(t(o.length), 1)[0]);
}
// kernel/rules.ts
var xt = { to: "stay" }, St = { to: "next" };
function Ct(e) {
	return {
		to: "done",
		result: e
	};
}
function wt() {
	return {
		stay: xt,
		next: St,
		goTo: (e) => ({
			to: "step",
			step: e
		}),
		done: Ct,
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
function Tt(e, t) {
	if (!Number.isInteger(t.seats) || t.seats < e.seats.min || t.seats > e.seats.max) throw RangeError(`${e.id} takes ${e.seats.min} to ${e.seats.max} seats, not ${t.seats}`);
	let n = {
		seats: Array.from({ length: t.seats }, (e, t) => t),
		options: Et(e, t.options ?? {}),
		chance: typeof t.chance == "number" ? t.chance : { ...t.chance },
		stack: [],
		events: [],
		outcome: null
	}, r = Object.assign(n, e.setup(n, Dt(e, t))), { phase: i, locals: a } = e.opening(r);
	return r.stack.push(Kt(e, i, a)), Ut(e, r), r;
}
function Et(e, t) {
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
function Dt(e, t) {
	let n = Array.from({ length: t.seats }, (e, n) => t.picks?.[n] ?? null), r = n.filter((e) => e !== null);
	for (let t of r) if (!e.picks.includes(t)) throw RangeError(`${t} is not one of ${e.picks.join(", ")}`);
	if (new Set(r).size < r.length) throw RangeError("two seats picked the same");
	return n;
}
function Ot(e, t) {
	let n = C(t);
	if (n === void 0 || t.outcome !== null) return null;
	let r = w(e, n);
	return {
		seats: qt(r.ask(t, n)),
		phase: n.phase,
		step: n.step,
		rule: r.rule
	};
}
function kt(e, t) {
	let n = Ot(e, t), r = C(t), i = e.anytime.declineDeal;
	if (n === null || r === void 0 || i === void 0 || w(e, r).sealed?.(t, r)) return n;
	let a = t.seats.filter((e) => {
		let n = i.offer(t, r, e);
		return !Array.isArray(n) && !Bt(n) && !Vt(n);
	});
	return a.length === 0 ? n : {
		...n,
		seats: a,
		rule: e.governs.declineDeal ?? n.rule,
		deal: !0
	};
}
function At(e, t, n) {
	let r = [];
	return Lt(e, t, n, r, null), r;
}
function jt(e, t, n) {
	let r = [], i = [];
	return Lt(e, t, n, r, i), {
		offers: r,
		refused: i
	};
}
function Mt(e, t, n, r, i = At(e, t, n)) {
	let a = i;
	for (; a.length > 0;) {
		let i = r(a.length), o = a[i], s = It(e, t, o.type) ? Ft(e, t, n, o.type) : null;
		for (let e = 0; e < 20; e++) {
			let e = vt(o, n, r);
			if ((s?.check?.(t, C(t), n, e) ?? null) === null) return e;
		}
		a = a.filter((e) => e !== o);
	}
	return null;
}
function Nt(e, t, n) {
	let r = C(t);
	return {
		seat: n,
		...w(e, r).idle(t, r, n)
	};
}
function Pt(e, t, n) {
	let r = C(t), i = Ft(e, t, n.seat, n.type);
	if (i === null) throw Error(`${n.type} is not open to seat ${n.seat} in ${r.phase}.${r.step}`);
	Wt(e, t, r, i.take(t, r, n.seat, n)), Ut(e, t);
}
function Ft(e, t, n, r) {
	let i = C(t), a = w(e, i), o = a.actions[r];
	if (o !== void 0 && Yt(a.ask(t, i), n)) return o;
	let s = e.anytime[r];
	return s !== void 0 && !a.sealed?.(t, i) ? s : null;
}
function It(e, t, n) {
	return w(e, C(t)).actions[n]?.check !== void 0 || e.anytime[n]?.check !== void 0;
}
function Lt(e, t, n, r, i) {
	let a = C(t);
	if (a === void 0 || t.outcome !== null) return;
	let o = w(e, a);
	Yt(o.ask(t, a), n) && Rt(e, o.actions, t, a, n, r, i), o.sealed?.(t, a) || Rt(e, e.anytime, t, a, n, r, i);
}
function Rt({ governs: e }, t, n, r, i, a, o) {
	for (let s in t) {
		let c = t[s], l = c.offer(n, r, i);
		if (Array.isArray(l)) {
			let t = a.length;
			for (let e of l) Vt(e) || a.push(zt(s, c, e));
			a.length === t && o?.push({
				type: s,
				because: Ht(l, e[s] ?? null)
			});
		} else Bt(l) ? o?.push({
			type: s,
			because: l
		}) : Vt(l) ? o?.push({
			type: s,
			because: Ht([l], e[s] ?? null)
		}) : a.push(zt(s, c, l));
	}
}
var zt = (e, { check: t }, n) => t === void 0 ? {
	type: e,
	fields: n
} : {
	type: e,
	fields: n,
	checked: !0
}, Bt = (e) => e.refused !== void 0;
function Vt(e) {
	for (let t in e) if (_t(e[t])) return !0;
	return !1;
}
function Ht(e, t) {
	let n = e.flatMap((e) => Object.entries(e).filter(([, e]) => _t(e)));
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
function Ut(e, t) {
	for (let n = 1e3; n > 0; n--) {
		let n = C(t);
		if (n === void 0 || t.outcome !== null) return;
		let r = w(e, n);
		if (typeof r == "function") Wt(e, t, n, r(t, n) ?? St);
		else if ("call" in r) {
			let i = r.with(t, n);
			i === null ? Wt(e, t, n, St) : t.stack.push(Kt(e, r.call, i));
		} else if (Jt(r.ask(t, n))) Wt(e, t, n, St);
		else return;
	}
	throw Error(`runaway rules at ${C(t)?.phase}.${C(t)?.step}`);
}
function Wt(e, t, n, r) {
	switch (r.to) {
		case "stay": return;
		case "step":
			n.step = r.step;
			return;
		case "call":
			t.stack.push(Kt(e, r.phase, r.locals));
			return;
		case "become":
			t.stack[t.stack.length - 1] = Kt(e, r.phase, r.locals);
			return;
		case "done": return Gt(e, t, n, r.result);
		case "next": {
			let r = e.phases[n.phase]?.following[n.step];
			if (r === void 0) return Gt(e, t, n, void 0);
			n.step = r;
		}
	}
}
function Gt(e, t, n, r) {
	t.stack.pop();
	let i = C(t);
	if (i === void 0) return;
	let a = w(e, i);
	typeof a != "function" && Wt(e, t, i, "call" in a ? a.then?.(t, i, r) ?? St : a.after?.[n.phase]?.(t, i, r) ?? xt);
}
var Kt = (e, t, n) => ({
	phase: t,
	step: e.phases[t]?.first,
	...n
}), C = (e) => e.stack[e.stack.length - 1], w = (e, t) => e.phases[t.phase]?.steps[t.step], qt = (e) => e === null ? [] : typeof e == "number" ? [e] : e, Jt = (e) => e === null || typeof e != "number" && e.length === 0, Yt = (e, t) => typeof e == "number" ? e === t : e?.includes(t) ?? !1;
// kernel/judge.ts
function Xt(e, t, n) {
	let r = Qt(t, n);
	if ("refusal" in r) return { refusal: r.refusal };
	let { seat: i, type: a } = r;
	if (!Object.hasOwn(e.governs, a)) return T("unknownAction", null, { type: a.slice(0, 40) });
	let o = e.governs[a], s = Ot(e, t);
	if (s === null) return T("over", o, {});
	let c = Ft(e, t, i, a);
	if (c === null) return $t(e, t, a, o, s.seats);
	let l = c.offer(t, C(t), i);
	return Bt(l) ? { refusal: l } : en(t, r, c, Array.isArray(l) ? l : [l], o);
}
function Zt(e, t, n, r) {
	let i = Xt(e, t, {
		...r,
		seat: n
	});
	return "refusal" in i ? i.refusal : null;
}
function T(e, t, n) {
	return { refusal: {
		refused: e,
		rule: t,
		facts: n
	} };
}
function Qt(e, t) {
	if (typeof t != "object" || !t || Array.isArray(t)) return T("malformed", null, { expected: "object" });
	let n = ht(t, "seat");
	if (!e.seats.includes(n) || Object.is(n, -0)) return T("malformed", null, { expected: "seat" });
	let r = ht(t, "type");
	return typeof r == "string" ? {
		seat: n,
		type: r,
		values: t
	} : T("malformed", null, { expected: "type" });
}
function $t(e, t, n, r, i) {
	let a = C(t), o = a === void 0 ? void 0 : e.phases[a.phase]?.steps[a.step];
	return typeof o == "object" && "actions" in o && Object.hasOwn(o.actions, n) ? T("notAsked", r, {
		type: n,
		asked: i
	}) : Object.hasOwn(e.anytime, n) ? T("sealed", r, { type: n }) : T("notNow", r, {
		type: n,
		asked: i
	});
}
function en(e, { seat: t, type: n, values: r }, i, a, o) {
	let s = [];
	for (let c of a) {
		let a = dt(c, r, o);
		if (a.reason === null) {
			let o = mt({ parts: c }, r), s = i.check?.(e, C(e), t, {
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
	return { refusal: ft(s) ?? {
		refused: "notOffered",
		rule: o,
		facts: { field: "" }
	} };
}
// kernel/barrier.ts
function tn(e, t, n, r) {
	return nn(t.g.chance, n.g.chance) ? rn(t, n, r) ? "secret" : Ot(e, n.g)?.seats.includes(r) ? null : "turn" : "chance";
}
var nn = (e, t) => typeof e == "number" || typeof t == "number" ? e === t : e.drawn === t.drawn && e.key === t.key;
function rn(e, t, n) {
	let r = v(n), i = !1, a = (e, t, n) => {
		for (let { at: o, is: s, inner: c } of n) {
			let n = ke(e, o), l = typeof t == "object" && t ? ke(t, o) : void 0;
			if (s === "pile") i ||= !an(n, l);
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
	return a(e.g, t.g, e.spots) || i && on(e, t, r);
}
function an(e, t) {
	if (t === void 0 || !Array.isArray(t.secret) || e.secret.length !== t.secret.length) return !1;
	for (let n = 0; n < e.secret.length; n++) if (e.secret[n] !== t.secret[n] || e.seen[n] !== t.seen[n]) return !1;
	return !0;
}
function on(e, t, n) {
	for (let r of [...t.g.seats, null]) {
		let i = v(r) | n, a = Je(t, i);
		for (let [t, n] of Object.entries(Je(e, i))) if (!sn(n, a[t] ?? [])) return !0;
	}
	return !1;
}
function sn(e, t) {
	let n = 0;
	for (let r of e) {
		for (; n < t.length && t[n] !== r;) n += 1;
		if (n === t.length) return !1;
		n += 1;
	}
	return !0;
}
// kernel/canonical.ts
function E(e) {
	if (e === null || typeof e == "boolean" || typeof e == "string") return JSON.stringify(e);
	if (typeof e == "number") {
		if (!Number.isFinite(e) || Object.is(e, -0)) throw TypeError(`${e} is not plain JSON`);
		return JSON.stringify(e);
	}
	if (Array.isArray(e)) return `[${e.map(E).join(",")}]`;
	if (typeof e != "object" || Object.getPrototypeOf(e) !== Object.prototype) throw TypeError(`${typeof e} is not plain JSON`);
	let t = e;
	return `{${Object.keys(t).sort().map((e) => `${JSON.stringify(e)}:${E(t[e])}`).join(",")}}`;
}
var cn = (e) => m(E(e)), ln = (e) => m(`parlour commitment ${e}`), un = (e) => m(`parlour entropy ${e}`), dn = (e, t) => m(`parlour dice ${E({
	seed: e,
	entropy: t
})}`);
function fn({ commitment: e, promises: t, entropy: n }, r) {
	if (ln(r) !== e) return "the revealed seed is not the one that was committed to before play";
	if (t.length !== n.length) return "not every promise of entropy was kept";
	for (let [e, r] of t.entries()) {
		let t = n[e] ?? null;
		if ((t === null ? null : un(t)) !== r) return `the entropy of seat ${e + 1} is not what was promised`;
	}
	return null;
}
// kernel/record.ts
var pn = ({ name: e, salt: t }) => m(`parlour name ${t} ${e}`);
function mn({ names: e, entries: t, outcome: n, seeds: r, ...i }) {
	return i;
}
var hn = (e) => cn(e).slice(0, _n), gn = (e, t, n) => m(`${e} ${JSON.stringify(t)} ${n}`).slice(0, _n), _n = 24, vn = 32;
function yn(e, t, n = vn) {
	let { rules: r, seats: i, dice: a, seed: o } = t;
	if (r.version !== e.version) throw RangeError(`these are rules ${e.version} of ${e.id}, not ${r.version}`);
	let s = Tt(e, {
		seats: i.length,
		options: t.options,
		picks: i.map(({ pick: e }) => e),
		chance: ae(dn(o, a.entropy))
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
	}, u = Fn(s);
	return {
		game: e,
		head: l,
		seeds: [o],
		version: 0,
		link: hn(l),
		position: y(s),
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
function bn(e) {
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
function xn(e, t, n, r) {
	let { g: i, base: a, dice: o, ...s } = JSON.parse(r), c = JSON.stringify(i);
	i.events = null;
	let l = y(i);
	return {
		game: e,
		head: t,
		seeds: n.slice(0, o),
		position: l,
		text: c,
		base: JSON.stringify(a),
		middle: null,
		kept: vn,
		opening: [],
		...s
	};
}
function Sn(e, t, { at: r = e.version, by: i } = {}) {
	let { game: a, position: o } = e, s = Xt(a, o.g, t);
	if (r !== e.version && !("action" in s && jn(e, s.action.seat, r))) return Ln({
		refused: "stale",
		rule: null,
		facts: {
			at: r,
			now: e.version
		}
	});
	if ("refusal" in s) return Ln(s.refusal);
	let { seat: c, ...l } = s.action, u = n(o.g);
	u.events = [], Pt(a, u, s.action);
	let d = u.events;
	u.events = null;
	let f = {
		seat: c,
		do: l,
		...i && { by: i }
	}, p = y(u), m = tn(a, o, p, c), ee = Fn(u), te = [...e.tail, {
		line: e.version,
		seat: c,
		choice: l,
		drawn: In(o.g)
	}], ne = m === null ? e.tail.at(-1)?.seat === c ? e.free + 1 : 1 : 0;
	return Mn(e, p, ee, f, d, {
		...kn(e, te, ee),
		standing: e.standing + 1,
		free: ne,
		barrier: m ?? "nothing"
	});
}
var Cn = (e, t) => Sn(e, Nt(e.game, e.position.g, t), { by: "clock" });
function wn(e, t, r = []) {
	let i = e.tail.at(-1), a = e.free > 0 && i?.seat === t;
	if (e.standing === 0 || !a && !An(e, t, r)) return Ln({
		refused: "cannotUndo",
		rule: null,
		facts: { because: e.barrier }
	});
	if (i === void 0) throw new Tn();
	let o = On(e, e.tail.length - 1);
	o.chance = n(e.position.g.chance);
	let s = {
		seat: t,
		undo: 1,
		agreed: a ? [] : r
	}, c = e.tail.slice(0, -1), l = e.middle !== null && e.middle.moves <= c.length ? e.middle : null;
	return Mn(e, y(o), Fn(o), s, [], {
		base: e.base,
		middle: l,
		tail: c,
		standing: e.standing - 1,
		free: Math.max(0, e.free - 1),
		barrier: e.free > 1 ? "nothing" : e.barrier
	});
}
var Tn = class extends Error {
	constructor() {
		super("the moves before this one are only in the record"), this.name = "TooFarBack";
	}
};
function En(e, t, r, i) {
	let a = n(e.position.g);
	a.chance = ae(dn(r, t.entropy));
	let o = i.reduce((e, t) => e | v(t), 0), s = {};
	for (let { pool: e, seen: t, secret: n } of De(a)) for (let r = 0; r < n.length; r++) (t[r] & o) === 0 && (s[e] ??= []).push({
		cards: n,
		at: r
	});
	for (let e of Object.values(s)) {
		let t = _(a, e.map(({ cards: e, at: t }) => e[t]));
		for (let [n, { cards: r, at: i }] of e.entries()) r[i] = t[n];
	}
	e.game.arrange?.(a, o, (e) => oe(a, e));
	let c = Fn(a);
	return Mn({
		...e,
		seeds: [...e.seeds, r]
	}, y(a), c, {
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
function Dn(e, t, n = []) {
	if ("do" in t) return Sn(e, {
		...t.do,
		seat: t.seat
	}, t.by ? { by: t.by } : {});
	if ("undo" in t) return wn(e, t.seat, t.agreed);
	let r = n[e.seeds.length];
	if (r === void 0) throw Error("the seed of these dice has not been revealed");
	return En(e, t.dice, r, t.eyes);
}
function On(e, t) {
	let { middle: n } = e, r = n !== null && n.moves <= t ? n : {
		text: e.base,
		moves: 0
	}, i = JSON.parse(r.text);
	i.events = null;
	for (let { seat: n, choice: a, drawn: o } of e.tail.slice(r.moves, t)) typeof i.chance != "number" && (i.chance.drawn = o), Pt(e.game, i, {
		seat: n,
		...a
	});
	return i;
}
function kn(e, t, n) {
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
function An({ head: e, position: t }, n, r) {
	let { seats: i, outcome: a } = t.g;
	if (a !== null) return !1;
	let o = i.filter((t) => t !== n && e.seats[t]?.bot === null);
	return o.length > 0 && o.every((e) => r.includes(e)) && new Set(r).size === r.length;
}
function jn(e, t, n) {
	let { game: r, position: i, tail: a } = e, o = e.version - n;
	if (!Number.isInteger(n) || o < 1 || o > a.length) return !1;
	let s = a.slice(-o);
	if (s.some((e, r) => e.line !== n + r || e.seat === t)) return !1;
	let c = y(On(e, a.length - o)), [l, u] = [C(c.g), C(i.g)];
	if (l?.phase !== u?.phase || l?.step !== u?.step || c.g.stack.length !== i.g.stack.length || u === void 0) return !1;
	let d = r.phases[u.phase]?.steps[u.step];
	if (s.some(({ choice: e }) => !Object.hasOwn(d?.actions ?? {}, e.type))) return !1;
	let f = (e) => JSON.stringify([jt(r, e.g, t), at(r, e, t)]);
	return f(c) === f(i);
}
function Mn(e, t, n, r, i, a) {
	let o = gn(e.link, r, n);
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
		line: Nn(e, r),
		events: i
	};
}
function Nn({ game: e, position: t }, n) {
	if (!("do" in n)) return n;
	let { seat: r, ...i } = Pn(e, t.g, {
		seat: n.seat,
		...n.do
	});
	return {
		...n,
		do: i
	};
}
function Pn(e, t, n) {
	let { seat: r, type: i, ...a } = n, o = e.conceals, s = o !== void 0 && Object.hasOwn(o, i) ? o[i] : void 0;
	return s === void 0 ? n : {
		seat: r,
		type: i,
		...s(t, r, a)
	};
}
function Fn(e) {
	let { events: t } = e;
	Object.assign(e, { events: void 0 });
	let n = JSON.stringify(e);
	return e.events = t, n;
}
var In = ({ chance: e }) => typeof e == "number" ? 0 : e.drawn, Ln = (e) => ({
	ok: !1,
	refusal: e
});
// kernel/open.ts
function Rn(e) {
	let t = n(e);
	return zn(t), t;
}
function zn(e) {
	if (Ae(e)) {
		je(e) ? e.seen = e.seen.map(() => 511) : Me(e) && (e.seen = 511);
		for (let t of Object.values(e)) zn(t);
	}
}
// kernel/redeal.ts
function Bn(e, t, r) {
	let i = { chance: ie(r) }, a = (e) => oe(i, e), { viewer: o, unseen: s, ...c } = t, l = n(c);
	l.chance = ie(r ^ 1540483477), l.events = null;
	let u = {};
	for (let e in s) u[e] = _(i, [...s[e] ?? []]);
	let d = we(l);
	for (let { pool: e, secret: t } of De(l, d)) for (let n = 0; n < t.length; n++) t[n] === null && (t[n] = u[e]?.pop());
	return e.arrange?.(l, v(o), a), Vn(e, l, d, ({ secret: e }) => e === null, a), l;
}
function Vn(e, t, n, r, i) {
	if (Hn(t, n, r)) for (let { kind: a, indexes: o, secret: s } of Oe(t, n)) {
		if (!r(s)) continue;
		let n = Object.hasOwn(e.secrets, a) ? e.secrets[a] : void 0;
		if (n === void 0) throw Error(`${e.id} does not say what a hidden ${a} might be`);
		s.secret = n(t, o, i);
	}
}
function Hn(e, t, n) {
	for (let { at: r, is: i, inner: a } of t) {
		if (i === "pile") continue;
		let t = ke(e, r);
		if (i === "secret" && n(t) || a !== null && Hn(i === "secret" ? t.secret : t, a, n)) return !0;
	}
	return !1;
}
function Un(e, t, r) {
	let i = t.viewer;
	if (i === null) return null;
	let a = Bn(e, t, 1), o = a.chance, s = JSON.stringify(qe(a, i)), c = n(a);
	return Pt(e, c, {
		seat: i,
		...r
	}), c.chance !== o || JSON.stringify(qe(c, i)) !== s ? null : {
		view: Be(c, i),
		facts: it(e, c, i)
	};
}
// kernel/verify.ts
function Wn(e, t) {
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
		let r = fn(n, t.seeds[e] ?? "");
		if (r !== null) return i("dice", null, r);
	}
	r("dice");
	let o;
	try {
		o = yn(e, {
			...t,
			seed: t.seeds[0] ?? ""
		});
	} catch (e) {
		return i("actions", null, `the table could not be set up: ${e.message}`);
	}
	if (E(o.head) !== E(mn(t))) return i("chain", null, "the head says something that these rules do not know, or leaves something out");
	for (let [e, n] of t.names.entries()) if (n !== null && pn(n) !== t.seats[e]?.name) return i("chain", null, `seat ${e + 1} was not played under the name ${n.name}`);
	for (let [e, n] of t.entries.entries()) {
		let r = o, a = Dn(o, n, t.seeds);
		if (!a.ok) return i("actions", e, `line ${e + 1} was not possible: ${a.refusal.refused}`, a.refusal);
		if (o = a.match, !Gn(r, n)) return i("actions", e, `line ${e + 1} is not what the rules do for a time-out`);
		if (E(a.entry) !== E(n)) return i("chain", e, `line ${e + 1} does not follow from the lines before it: something here or earlier was changed`);
	}
	r("actions"), r("chain");
	let { outcome: s } = o.position.g, [c, l] = [JSON.stringify(s), JSON.stringify(t.outcome)];
	return s === null ? i("ending", t.entries.length, `the game is not over after its last line (${t.entries.length})`) : c === l ? (r("ending"), {
		ok: !0,
		findings: n
	}) : i("ending", t.entries.length, `the result is ${c}, the record claims ${l}`);
}
function Gn({ game: e, position: t }, n) {
	if (!("do" in n) || n.by !== "clock") return !0;
	let { seat: r, ...i } = Nt(e, t.g, n.seat);
	return E(i) === E(n.do);
}
// kernel/bundle.ts
function Kn(e) {
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
		checks: qn(e),
		optionsFor: (t) => Et(e, t),
		digestWith: ee,
		begin: (t, n) => yn(e, t, n),
		snapshot: bn,
		resume: (t, n, r) => xn(e, t, n, r),
		verify: (t) => Wn(e, t),
		act: Sn,
		actForClock: Cn,
		undo: wn,
		redice: En,
		repeat: Dn,
		about: ({ version: t, head: n, seeds: r, link: i, position: a, tail: o, free: s, barrier: c, opening: l }) => ({
			version: t,
			head: n,
			seeds: r,
			link: i,
			waiting: kt(e, a.g),
			outcome: a.g.outcome,
			free: s > 0 ? o.at(-1)?.seat ?? null : null,
			barrier: c,
			opening: l
		}),
		view: ({ position: e }, t) => Ve(e, t),
		facts: ({ position: t }, n) => at(e, t, n),
		menu: ({ position: t }, n) => jt(e, t.g, n),
		why: ({ position: t }, n, r) => Zt(e, t.g, n, r),
		preview: ({ position: t }, n, r) => Zt(e, t.g, n, r) === null ? Un(e, Ve(t, n), r) : null,
		show: He,
		laidOpen: (e) => ({
			...e,
			position: y(Rn(e.position.g))
		}),
		newsLaidOpen: Rn,
		search: {
			start: (t) => Tt(e, t),
			clone: n,
			redeal: (t, n) => Bn(e, t, n),
			view: (e, t) => Ve(y(e), t),
			waiting: (t) => Ot(e, t),
			offers: (t, n) => At(e, t, n),
			sample: (t, n, r, i) => Mt(e, t, n, r, i),
			perform: (t, n) => Pt(e, t, n),
			idle: (t, n) => Nt(e, t, n)
		}
	};
}
function qn(e) {
	let t = /* @__PURE__ */ new Set(), n = (e) => {
		for (let [n, r] of Object.entries(e)) "check" in r && t.add(n);
	};
	n(e.anytime);
	for (let { steps: t } of Object.values(e.phases)) for (let e of Object.values(t)) typeof e == "object" && "actions" in e && n(e.actions);
	return [...t];
}
// games/matter-of-fact/content/table.ts
var Jn = [
	"red",
	"yellow",
	"blue",
	"green"
], Yn = {
	coal: 24,
	ore: 24,
	steel: 14,
	energy: 14,
	biobot: 4
}, Xn = {
	open: 3,
	made: 8,
	depth: 3
}, Zn = (e) => ({
	next: 1,
	open: [],
	proposed: e.map(() => 0)
});
function Qn(e, t) {
	let n = e.open.filter((e) => e.until === t);
	return e.open = e.open.filter((e) => e.until !== t), e.proposed = e.proposed.map(() => 0), n;
}
var $n = (e) => ({
	proposeDeal: (e, t, { to: n, terms: r }) => ({
		to: n,
		terms: me(t, n, r)
	}),
	counterDeal: (t, n, { deal: r, terms: i }) => ({
		deal: r,
		terms: me(n, e(t).open.find(({ id: e }) => e === r)?.from ?? n, i)
	})
});
function er(e) {
	let t = { to: "stay" }, n = (t) => ({
		refused: "dealLimit",
		rule: e.rule,
		facts: { limit: t }
	}), r = {
		refused: "noSuchDeal",
		rule: e.rule,
		facts: {}
	}, i = (e, t, n) => e.events?.push({
		type: t,
		...n
	}), a = (t, n) => e.deals(t).open.filter(n).map((e) => e.id), o = (t, n) => {
		let r = e.deals(t).open.find((e) => e.id === n);
		if (r === void 0) throw Error(`deal ${n} is not open`);
		return r;
	}, s = (t, n) => {
		let r = o(t, n);
		return e.deals(t).open = e.deals(t).open.filter((e) => e.id !== n), r;
	}, c = (t, n, r, a, o) => {
		let s = e.deals(t), c = me(n, r, a);
		s.open.push({
			id: s.next,
			from: n,
			to: r,
			terms: c,
			depth: o,
			until: e.until(t)
		}), s.next += 1, s.proposed[n] = (s.proposed[n] ?? 0) + 1, i(t, "dealProposed", {
			from: n,
			to: r,
			terms: c
		});
	}, l = (t, r) => (e.deals(t).proposed[r] ?? 0) >= e.limits.made ? n(e.limits.made) : null, u = {
		offer(t, i, a) {
			let o = e.deals(t).open.filter((e) => e.from === a);
			if (o.length >= e.limits.open) return n(e.limits.open);
			let s = l(t, a);
			if (s !== null) return s;
			let c = e.partners(t, a).filter((e) => !o.some((t) => t.to === e));
			return c.length === 0 ? r : c.map((n) => ({
				to: x([n]),
				terms: e.terms(t, a, n)
			}));
		},
		check: (t, n, r, { to: i, terms: a }) => e.unfit(t, r, i, a),
		take(e, n, r, { to: i, terms: a }) {
			return c(e, r, i, a, 0), t;
		}
	}, d = {
		offer(t, n, i) {
			let s = a(t, (e) => e.to === i);
			return s.length === 0 ? r : { deal: x(s, (n) => {
				let { from: r, to: i, terms: a } = o(t, n);
				return e.unfit(t, r, i, a.secret) ?? e.unacceptable?.(t, i, a.secret) ?? null;
			}) };
		},
		take(n, r, a, { deal: o }) {
			let { from: c, to: l, terms: u } = s(n, o);
			return e.carryOut(n, c, l, u.secret), i(n, "dealAccepted", {
				from: c,
				to: l,
				terms: u
			}), t;
		}
	}, f = (e, n) => ({
		offer(t, n, i) {
			let o = a(t, (t) => e(t, i));
			return o.length === 0 ? r : { deal: x(o) };
		},
		take(e, r, a, { deal: o }) {
			let { from: c, to: l } = s(e, o);
			return i(e, n, {
				from: c,
				to: l
			}), t;
		}
	});
	return {
		proposeDeal: u,
		acceptDeal: d,
		declineDeal: f((e, t) => e.to === t, "dealDeclined"),
		counterDeal: {
			offer(t, n, i) {
				let a = l(t, i);
				if (a !== null) return a;
				let o = e.deals(t).open.filter((t) => t.to === i && t.depth < e.limits.depth);
				return o.length === 0 ? r : o.map((n) => ({
					deal: x([n.id]),
					terms: e.terms(t, i, n.from)
				}));
			},
			check: (t, n, r, { deal: i, terms: a }) => e.unfit(t, r, o(t, i).from, a),
			take(e, n, r, { deal: i, terms: a }) {
				let { from: o, depth: l } = s(e, i);
				return c(e, r, o, a, l + 1), t;
			}
		},
		withdrawDeal: f((e, t) => e.from === t, "dealWithdrawn")
	};
}
// kernel/seats.ts
var D = (e, t) => e.map(t), tr = (e, t) => [...e.slice(t), ...e.slice(0, t)], O = [
	"coal",
	"ore",
	"steel",
	"energy"
], nr = {
	coal: [
		16,
		15,
		14,
		13,
		12,
		11,
		10,
		9,
		8,
		7,
		6
	],
	ore: [
		19,
		18,
		17,
		16,
		15,
		14,
		13,
		12,
		11,
		10,
		9
	],
	steel: [
		66,
		63,
		60,
		57,
		54,
		51,
		48,
		45,
		42,
		39,
		36
	],
	energy: [
		80,
		76,
		72,
		68,
		64,
		60,
		56,
		52,
		48,
		44,
		40
	]
}, rr = [
	"train",
	"electricVehicle",
	"quadcopter"
], k = ["electricVehicle", "quadcopter"], ir = {
	train: 4,
	electricVehicle: 6,
	quadcopter: 8
}, ar = {
	electricVehicle: {
		price: 50,
		refund: 25,
		cards: 3
	},
	quadcopter: {
		price: 100,
		refund: 50,
		cards: 2
	}
}, or = [
	"mine",
	"excavatingPlant",
	"steelPlant",
	"powerPlant",
	"technologyPark"
], A = {
	mine: {
		letter: "M",
		count: 8,
		level: 1,
		product: "coal",
		cost: 50,
		dividend: 3,
		basic: {
			workers: 2,
			inputs: {},
			output: 1
		}
	},
	excavatingPlant: {
		letter: "X",
		count: 8,
		level: 1,
		product: "ore",
		cost: 75,
		dividend: 5,
		basic: {
			workers: 2,
			inputs: {},
			output: 1
		}
	},
	steelPlant: {
		letter: "S",
		count: 4,
		level: 2,
		product: "steel",
		cost: 120,
		dividend: 8,
		basic: {
			workers: 3,
			inputs: { ore: 2 },
			output: 1
		}
	},
	powerPlant: {
		letter: "E",
		count: 4,
		level: 2,
		product: "energy",
		cost: 150,
		dividend: 13,
		basic: {
			workers: 2,
			inputs: { coal: 3 },
			output: 1
		}
	},
	technologyPark: {
		letter: "T",
		count: 4,
		level: 3,
		product: "biobot",
		cost: 250,
		dividend: 21,
		basic: {
			workers: 5,
			inputs: {
				steel: 3,
				energy: 3
			},
			output: 1
		}
	}
}, j = or.flatMap((e) => Array.from({ length: A[e].count }, (t, n) => `${A[e].letter}${n + 1}`)), M = Object.fromEntries(j.map((e) => [e, or.find((t) => A[t].letter === e[0])])), sr = (e) => Number(e.slice(1)), cr = (e) => Math.floor(A[e].cost / 2), lr = [
	{
		r: -5,
		q: -3,
		sites: ". M3 . . X1 . # M4 . . X4 .",
		lands: "hwhfwmrwkfwm"
	},
	{
		r: -4,
		q: -4,
		sites: ". . . S1 . . # . . U2 . . T2",
		lands: "hmhwhmrmktkmw"
	},
	{
		r: -3,
		q: -4,
		sites: "T1 . . . L1 # . AD . . . E2",
		lands: "whfhtrmtfkmw"
	},
	{
		r: -2,
		q: -5,
		sites: ". . M2 . . . # . . . X3 . .",
		lands: "mhwhmhrkfkwkf"
	},
	{
		r: -1,
		q: -5,
		sites: "E1 . . M1 . BC BC . X2 . . S2",
		lands: "wfhwhttfwmkw"
	},
	{
		r: 0,
		q: -6,
		sites: "# # # # # BC BC BC # # # # #",
		lands: "rrrrrtttrrrrr"
	},
	{
		r: 1,
		q: -6,
		sites: "S4 . . X6 . BC BC . M5 . . E3",
		lands: "wkkwottfwhhw"
	},
	{
		r: 2,
		q: -7,
		sites: ". . X7 . . . # . . . M6 . .",
		lands: "okwmokrfmhwfm"
	},
	{
		r: 3,
		q: -7,
		sites: "E4 . . . U1 . # L2 . . . T3",
		lands: "wkmotkrthhfw"
	},
	{
		r: 4,
		q: -8,
		sites: "T4 . . L3 . . # . . S3 . . .",
		lands: "wkmtkkrmhwfmh"
	},
	{
		r: 5,
		q: -8,
		sites: ". X8 . . M8 # . X5 . . M7 .",
		lands: "kwokwrmwhfwh"
	}
], ur = {
	h: "hill",
	f: "forest",
	m: "meadow",
	k: "rock",
	o: "moor",
	w: "works",
	t: "town",
	r: "road"
}, dr = lr.flatMap(({ q: e, r: t, sites: n, lands: r }) => {
	let i = n.split(" "), a = i.findIndex((e) => e === "BC" || e === "#" && t !== 0);
	return i.map((n, i) => ({
		hex: {
			q: e + i,
			r: t
		},
		site: _r(n),
		land: ur[r[i]],
		area: vr(n, t < 0, i < a)
	}));
}), N = dr.map((e, t) => t), fr = dr.map(({ hex: e }) => e), pr = dr.map(({ site: e }) => e);
dr.map(({ land: e }) => e), dr.map(({ area: e }) => e);
var mr = new Map(N.map((e) => [`${fr[e].q},${fr[e].r}`, e]));
function P(e, t) {
	let n = mr.get(`${e},${t}`);
	if (n === void 0) throw RangeError(`there is no hex (${e},${t})`);
	return n;
}
var F = Object.fromEntries(N.flatMap((e) => {
	let t = pr[e];
	return t.is === "asset" ? [[t.asset, e]] : [];
})), I = pr.map((e) => e.is === "asset" ? e.asset : null), hr = pr.map((e) => e.is === "frontier"), gr = [
	P(0, 0),
	P(1, 0),
	P(1, -1),
	P(0, -1),
	P(-1, 0),
	P(-1, 1),
	P(0, 1)
];
function _r(e) {
	return e === "." ? { is: "open" } : e === "#" ? { is: "frontier" } : e === "BC" ? { is: "businessCentre" } : e === "AD" ? { is: "dealership" } : e.startsWith("U") ? {
		is: "university",
		university: e
	} : e.startsWith("L") ? {
		is: "labourExchange",
		exchange: e
	} : {
		is: "asset",
		asset: e
	};
}
function vr(e, t, n) {
	return e === "#" ? "border" : e === "BC" ? "centre" : t ? n ? "blackseam" : "redstone" : n ? "ironmoor" : "coalbrook";
}
// games/matter-of-fact/content/technologies.ts
var L = {
	N01: {
		level: "I",
		fits: "mine",
		price: 10,
		process: {
			workers: 1,
			inputs: {},
			output: 1
		}
	},
	N02: {
		level: "I",
		fits: "mine",
		price: 10,
		process: {
			workers: 1,
			inputs: {},
			output: 1
		}
	},
	N03: {
		level: "I",
		fits: "mine",
		price: 25,
		process: {
			workers: 3,
			inputs: {},
			output: 2
		}
	},
	N04: {
		level: "I",
		fits: "mine",
		price: 40,
		process: {
			workers: 2,
			inputs: {},
			output: 2
		}
	},
	N05: {
		level: "I",
		fits: "mine",
		price: 40,
		process: {
			workers: 2,
			inputs: {},
			output: 2
		}
	},
	N06: {
		level: "I",
		fits: "mine",
		price: 50,
		process: {
			workers: 4,
			inputs: {},
			output: 3
		}
	},
	N07: {
		level: "I",
		fits: "excavatingPlant",
		price: 15,
		process: {
			workers: 1,
			inputs: {},
			output: 1
		}
	},
	N08: {
		level: "I",
		fits: "excavatingPlant",
		price: 15,
		process: {
			workers: 1,
			inputs: {},
			output: 1
		}
	},
	N09: {
		level: "I",
		fits: "excavatingPlant",
		price: 30,
		process: {
			workers: 3,
			inputs: {},
			output: 2
		}
	},
	N10: {
		level: "I",
		fits: "excavatingPlant",
		price: 50,
		process: {
			workers: 2,
			inputs: {},
			output: 2
		}
	},
	N11: {
		level: "I",
		fits: "excavatingPlant",
		price: 50,
		process: {
			workers: 2,
			inputs: {},
			output: 2
		}
	},
	N12: {
		level: "I",
		fits: "excavatingPlant",
		price: 50,
		process: {
			workers: 4,
			inputs: {},
			output: 3
		}
	},
	N13: {
		level: "I",
		fits: "steelPlant",
		price: 10,
		process: {
			workers: 2,
			inputs: { ore: 2 },
			output: 1
		}
	},
	N14: {
		level: "I",
		fits: "steelPlant",
		price: 45,
		process: {
			workers: 4,
			inputs: { ore: 4 },
			output: 2
		}
	},
	N15: {
		level: "I",
		fits: "powerPlant",
		price: 50,
		process: {
			workers: 3,
			inputs: { coal: 6 },
			output: 2
		}
	},
	N16: {
		level: "II",
		fits: "mine",
		price: 55,
		process: {
			workers: 1,
			inputs: {},
			output: 2
		}
	},
	N17: {
		level: "II",
		fits: "excavatingPlant",
		price: 65,
		process: {
			workers: 1,
			inputs: {},
			output: 2
		}
	},
	N18: {
		level: "II",
		fits: "steelPlant",
		price: 55,
		process: {
			workers: 3,
			inputs: { ore: 1 },
			output: 1
		}
	},
	N19: {
		level: "II",
		fits: "steelPlant",
		price: 55,
		process: {
			workers: 3,
			inputs: { ore: 1 },
			output: 1
		}
	},
	N20: {
		level: "II",
		fits: "steelPlant",
		price: 80,
		process: {
			workers: 3,
			inputs: { ore: 3 },
			output: 2
		}
	},
	N21: {
		level: "II",
		fits: "steelPlant",
		price: 110,
		process: {
			workers: 2,
			inputs: { ore: 2 },
			output: 2
		}
	},
	N22: {
		level: "II",
		fits: "powerPlant",
		price: 55,
		process: {
			workers: 2,
			inputs: { coal: 2 },
			output: 1
		}
	},
	N23: {
		level: "II",
		fits: "powerPlant",
		price: 60,
		process: {
			workers: 1,
			inputs: { coal: 2 },
			output: 1
		}
	},
	N24: {
		level: "II",
		fits: "powerPlant",
		price: 85,
		process: {
			workers: 3,
			inputs: { coal: 4 },
			output: 2
		}
	},
	N25: {
		level: "II",
		fits: "powerPlant",
		price: 120,
		process: {
			workers: 2,
			inputs: { coal: 3 },
			output: 2
		}
	},
	N26: {
		level: "II",
		fits: "technologyPark",
		price: 55,
		process: {
			workers: 3,
			inputs: {
				steel: 3,
				energy: 2
			},
			output: 1
		}
	},
	N27: {
		level: "II",
		fits: "technologyPark",
		price: 70,
		process: {
			workers: 5,
			inputs: {
				steel: 1,
				energy: 3
			},
			output: 1
		}
	},
	N28: {
		level: "II",
		fits: "technologyPark",
		price: 80,
		process: {
			workers: 5,
			inputs: {
				steel: 3,
				energy: 1
			},
			output: 1
		}
	},
	N29: {
		level: "II",
		fits: "technologyPark",
		price: 75,
		process: {
			workers: 4,
			inputs: {
				steel: 2,
				energy: 2
			},
			output: 1
		}
	},
	N30: {
		level: "II",
		fits: "technologyPark",
		price: 140,
		process: {
			workers: 3,
			inputs: {
				steel: 1,
				energy: 1
			},
			output: 1
		}
	}
}, yr = Object.keys(L);
// games/matter-of-fact/rules/holdings.ts
function br(e) {
	for (let t of e.stack) if (t.phase === "turn") return t;
	return null;
}
var xr = (e, t) => e.seats.filter((n) => n !== t && !e.players[n].hasLeft), R = (e, t) => e.players[t].assets;
function Sr(e, t, n) {
	let r = e.assets[t].owner;
	r !== null && (e.players[r].assets = e.players[r].assets.filter((e) => e !== t)), e.assets[t].owner = n, n !== null && (e.players[n].assets.push(t), e.players[n].assets.sort((e, t) => j.indexOf(e) - j.indexOf(t)));
}
var Cr = (e, t) => e.players[t].assets.length > 0, z = (e) => A[M[e]].product;
function B(e, t) {
	let { technology: n } = e.assets[t];
	return n === null ? A[M[t]].basic : L[n].process;
}
function wr(e, t) {
	let n = e.players[t].idle + e.players[t].picket;
	for (let r of e.players[t].assets) n += e.assets[r].workers + +!!e.assets[r].hasGuard;
	return n;
}
function Tr(e, t) {
	let n = [...e.players[t].hand];
	for (let r of e.players[t].assets) {
		let { technology: t } = e.assets[r];
		t !== null && n.push(t);
	}
	return n;
}
var V = (e, t, n) => e.players[t].assets.find((t) => e.assets[t].technology === n) ?? null;
function Er(e, t) {
	let { vehicles: n } = e.players[t];
	return n.quadcopter === "ready" ? "quadcopter" : n.electricVehicle === "ready" ? "electricVehicle" : "train";
}
var Dr = (e, t) => ir[Er(e, t)];
function Or(e, t) {
	for (let n of e.seats) if (e.players[n].cell === t) return n;
	return null;
}
// games/matter-of-fact/rules/vocabulary.ts
var { phase: kr, call: Ar, goTo: jr, next: H, stay: U, done: Mr, no: W, emit: G, game: Nr } = wt(), K = (e, t) => e.players[t].cash.secret, Pr = (e, t) => e.players[t].debt.secret, Fr = (e, t, n) => ({
	seen: e.players[t].cash.seen,
	secret: n
});
function q(e, t, n) {
	e.players[t].cash.secret -= n, n > 0 && Lr(e, t);
}
function J(e, t, n) {
	let { cash: r, debt: i } = e.players[t], a = Math.min(n, i.secret);
	i.secret -= a, r.secret += n - a, a > 0 && e.options.cash === "open" && G(e, "debtPaid", {
		seat: t,
		amount: Fr(e, t, a),
		left: Fr(e, t, i.secret)
	});
}
function Ir(e, t, n) {
	let { cash: r, debt: i } = e.players[t], a = Math.min(n, r.secret);
	return r.secret -= a, i.secret += n - a, n > 0 && Lr(e, t), Fr(e, t, n - a);
}
function Lr(e, t) {
	let n = K(e, t), r = (r) => r.from !== t || e.options.cash === "open" && r.terms.secret.give.money <= n;
	if (!e.deals.open.every(r)) {
		for (let { from: t, to: n } of e.deals.open.filter((e) => !r(e))) G(e, "dealLapsed", {
			from: t,
			to: n
		});
		e.deals.open = e.deals.open.filter(r);
	}
}
// games/matter-of-fact/rules/salary-rate.ts
var Y = (e) => Number(e.options.salary), X = (e = {}) => ({
	coal: e.coal ?? 0,
	ore: e.ore ?? 0,
	steel: e.steel ?? 0,
	energy: e.energy ?? 0
});
function Rr(e, t) {
	for (let n of O) e[n] += t[n] ?? 0;
}
function zr(e, t) {
	for (let n of O) e[n] -= t[n] ?? 0;
}
function Br(e, t) {
	for (let n of O) if (e[n] < (t[n] ?? 0)) return n;
	return null;
}
var Vr = (e, t) => ({
	coal: Math.max(0, (t.coal ?? 0) - e.coal),
	ore: Math.max(0, (t.ore ?? 0) - e.ore),
	steel: Math.max(0, (t.steel ?? 0) - e.steel),
	energy: Math.max(0, (t.energy ?? 0) - e.energy)
}), Hr = (e) => e.coal === 0 && e.ore === 0 && e.steel === 0 && e.energy === 0;
// games/matter-of-fact/rules/captures.ts
function Ur(e, t) {
	let { cell: n } = e.players[t], r = n === null ? null : I[n];
	return r !== null && e.assets[r].capture?.raider === t ? r : null;
}
var Wr = (e, t) => ({
	salary: Y(e) * e.assets[t].workers,
	inputs: X(B(e, t).inputs)
});
function Gr(e, t, n) {
	if (M[n] === "technologyPark") return W("MF-R54", "parkOnlySabotaged", { asset: n });
	let r = e.assets[n].workers, i = B(e, n).workers;
	if (r < i) return W("MF-R52", "tooFewWorkersThere", {
		asset: n,
		has: r,
		needs: i
	});
	let { salary: a, inputs: o } = Wr(e, n), s = K(e, t), { stock: c } = e.players[t];
	return s < a || Br(c, o) !== null ? W("MF-R52", "suppliesShort", {
		salary: a,
		cash: s,
		inputs: o,
		stock: { ...c }
	}) : null;
}
function Kr(e, t, n, r) {
	e.assets[n].capture = {
		raider: t,
		mode: "sabotage",
		supplies: null
	}, G(e, "captured", {
		seat: t,
		owner: r,
		asset: n,
		cell: F[n]
	});
}
function qr(e, t, n, r) {
	let i = Wr(e, n);
	q(e, t.raider, i.salary), zr(e.players[t.raider].stock, i.inputs), t.mode = "operate", t.supplies = i, G(e, "supplied", {
		seat: t.raider,
		owner: r,
		asset: n,
		salary: i.salary,
		inputs: { ...i.inputs }
	});
}
function Jr(e, t, n, r) {
	let i = Zr(e, t);
	t.mode = "sabotage", G(e, "sabotaged", {
		seat: t.raider,
		owner: r,
		asset: n,
		returned: i
	});
}
function Yr(e, t) {
	let n = Ur(e, t);
	if (n === null) return;
	let { capture: r, owner: i } = e.assets[n];
	r !== null && i !== null && r.mode !== "sabotage" && r.supplies === null && (r.mode = "sabotage", G(e, "suppliesUsed", {
		seat: t,
		owner: i,
		asset: n
	}));
}
function Xr(e, t, n) {
	let { capture: r, owner: i } = e.assets[t];
	if (r === null || i === null) return;
	let a = Zr(e, r);
	e.assets[t].capture = null;
	let o = n === "left" ? "MF-18.11" : n === "arrest" ? "MF-19.1" : "MF-R58";
	G(e, "captureEnded", {
		seat: r.raider,
		owner: i,
		asset: t,
		because: n,
		returned: a,
		rule: o
	});
}
function Zr(e, t) {
	let { supplies: n, raider: r } = t;
	return n === null ? null : (J(e, r, n.salary), Rr(e.players[r].stock, n.inputs), t.supplies = null, n);
}
function Qr(e, t, n) {
	let r = e.assets[n].capture?.raider;
	if (r === void 0) return;
	Xr(e, n, "arrest");
	let i = F[n], a = gr.find((t) => Or(e, t) === null);
	e.players[r].cell = a, e.players[r].arrest = 2, G(e, "arrested", {
		seat: r,
		by: t,
		asset: n,
		from: i,
		to: a,
		turns: 2
	});
}
function $r(e, t) {
	let { capture: n } = e.assets[t];
	return n === null ? null : W(n.mode === "operate" ? "MF-18.8" : "MF-18.9", "locked", {
		asset: t,
		raider: n.raider,
		mode: n.mode
	});
}
// games/matter-of-fact/rules/bundles.ts
var ei = {
	money: 0,
	coal: 0,
	ore: 0,
	steel: 0,
	energy: 0,
	assets: [],
	technologies: [],
	vehicles: [],
	contracts: [],
	release: null
}, ti = (e, t, n) => t === n || e.options.cash === "open" ? K(e, t) : 999, ni = S(0, 0), ri = x([null]);
function ii(e, t, n, r, i) {
	let { stock: a, contracts: o } = e.players[n], s = t.isFull ? Ur(e, n) : null, c = s !== null && e.assets[s].owner === r, l = ci(e, t, n);
	return { parts: {
		money: S(0, ti(e, n, i)),
		coal: l ?? S(0, a.coal),
		ore: l ?? S(0, a.ore),
		steel: l ?? S(0, a.steel),
		energy: l ?? S(0, a.energy),
		assets: t.isFull ? ai(R(e, n), (i) => fi(e, t, n, r, i)) : si,
		technologies: t.isFull ? ai(Tr(e, n), (i) => pi(e, t, n, r, i)) : si,
		vehicles: ai(ui(e, n), (t) => di(e, r, t)),
		contracts: t.isFull && o.length > 0 ? oi(o.map(({ card: e }) => e)) : si,
		release: c ? x([null, s]) : ri
	} };
}
function ai(e, t) {
	if (e.length === 0) return si;
	let { one: n, not: r } = x(e, t), i = {
		some: n,
		atLeast: 0,
		atMost: e.length
	};
	return r === void 0 ? i : {
		...i,
		not: r
	};
}
var oi = (e) => ({
	some: e,
	atLeast: 0,
	atMost: e.length
}), si = oi([]);
function ci(e, t, n) {
	return t.isFull ? e.players[n].arrest > 0 ? S(0, 0, { above: W("MF-R60", "arrestedSeller", { giver: n }) }) : null : ni;
}
var li = [];
function ui(e, t) {
	let { electricVehicle: n, quadcopter: r } = e.players[t].vehicles;
	return n === "none" && r === "none" ? li : k.filter((n) => e.players[t].vehicles[n] !== "none");
}
var di = (e, t, n) => e.players[t].vehicles[n] === "none" ? null : W("MF-R20", "alreadyOwns", {
	receiver: t,
	vehicle: n
});
function fi(e, { active: t }, n, r, i) {
	if (n !== t) return W("MF-10.6", "onlyActiveSellsAssets", { giver: n });
	let { capture: a } = e.assets[i];
	return a !== null && a.raider !== r ? W("MF-R48", "onlyToRaider", {
		asset: i,
		raider: a.raider
	}) : null;
}
function pi(e, t, n, r, i) {
	let a = V(e, n, i);
	return a === null || fi(e, t, n, r, a) === null ? null : mi(e, n, a);
}
function mi(e, t, n) {
	let { capture: r } = e.assets[n];
	return r === null ? e.players[t].arrest > 0 ? W("MF-R60", "arrestedSeller", { giver: t }) : null : W("MF-R47", "locked", {
		asset: n,
		raider: r.raider,
		mode: r.mode
	});
}
function hi(e, t, n) {
	let { stock: r, contracts: i, hand: a, arrest: o } = e.players[n];
	if (K(e, n) > 0 || ui(e, n).length > 0) return !0;
	if (!t.isFull) return !1;
	let s = o === 0 && !Hr(r), c = i.length > 0 || a.length > 0;
	return s || c || R(e, n).length > 0 || Ur(e, n) !== null;
}
var gi = (e) => e.money === 0 && _i(e) && e.vehicles.length === 0, _i = ({ coal: e, ore: t, steel: n, energy: r, assets: i, technologies: a, contracts: o, release: s }) => e + t + n + r + i.length + a.length + o.length === 0 && s === null;
function vi(e, t, n, r, i) {
	let a = e.players[n];
	if (!t.isFull && !_i(i)) return W("MF-R46", "onlyTransport", {});
	for (let e of O) if (i[e] !== 0) {
		if (a.arrest > 0) return W("MF-R60", "arrestedSeller", { giver: n });
		if (a.stock[e] < i[e]) return W("MF-R47", "stockLimit", {
			resource: e,
			stock: a.stock[e]
		});
	}
	for (let t of i.vehicles) {
		if (a.vehicles[t] === "none") return W("MF-13.4", "noVehicle", { vehicle: t });
		let n = di(e, r, t);
		if (n !== null) return n;
	}
	return i.contracts.every((e) => a.contracts.some((t) => t.card === e)) && i.assets.every((t) => e.assets[t].owner === n) && (i.release === null || Ur(e, n) === i.release && e.assets[i.release].owner === r) ? yi(e, n, i) : W("MF-R47", "notYours", { giver: n });
}
function yi(e, t, { assets: n, technologies: r }) {
	for (let i of r) {
		if (e.players[t].hand.includes(i)) continue;
		let r = V(e, t, i);
		if (r === null) return W("MF-11.6", "notYours", { giver: t });
		let a = n.includes(r) ? null : mi(e, t, r);
		if (a !== null) return a;
	}
	return null;
}
// games/matter-of-fact/rules/market.ts
var bi = (e, t) => nr[e][t], Z = (e, t) => bi(t, e.market[t].column), xi = (e) => bi(e, 0);
function Si(e, t) {
	let n = 0;
	for (let r of O) n += (t[r] ?? 0) * Z(e, r);
	return n;
}
var Ci = (e, t) => Math.min(10, Math.max(0, e - t)), wi = (e, t, n) => Ci(e.market[t].column, n) === e.market[t].column;
function Ti(e, t, n, r) {
	let i = e.market[t], a = Z(e, t), o = Ci(i.column, n);
	o !== i.column && (i.lastMove = n), i.column = o, G(e, "priceMoved", {
		resource: t,
		by: n,
		from: a,
		to: Z(e, t),
		column: o,
		...r
	});
}
function Ei(e, t, n) {
	let r = 0;
	for (let i of R(e, t)) z(i) === n && (r += B(e, i).output);
	return r;
}
function Di(e, t) {
	let n = X();
	for (let r of R(e, t)) {
		let t = z(r);
		t !== "biobot" && (n[t] += B(e, r).output);
	}
	return n;
}
function Oi(e) {
	let t = Math.max(...e), n = e.indexOf(t);
	return t > 0 && n === e.lastIndexOf(t) ? n : null;
}
function ki(e) {
	let t = e.seats.map((t) => Di(e, t));
	for (let n of O) {
		let r = t.map((e) => e[n]), i = Oi(r), a = e.market[n].monopolist;
		a !== i && (e.market[n].monopolist = i, G(e, "monopolyChanged", {
			resource: n,
			from: a,
			to: i,
			capacities: r
		}));
	}
}
function Ai(e, t) {
	let n = 0;
	for (let r of e.seats) {
		n += e.players[r].stock[t];
		for (let i of R(e, r)) n += e.assets[i].capture?.supplies?.inputs[t] ?? 0;
	}
	return Math.max(0, Yn[t] - n);
}
function ji(e, t, n) {
	let r = z(n);
	r === "biobot" || e.market[r].isOpen || (e.market[r].isOpen = !0, G(e, "resourceOpened", {
		resource: r,
		seat: t,
		asset: n
	}));
}
// games/matter-of-fact/rules/posts.ts
var Mi = (e) => `guard ${e}`, Ni = (e) => e.startsWith("guard ");
function Pi(e) {
	return e === "idle" ? null : Ni(e) ? e.slice(6) : e;
}
function Fi(e, t, n) {
	return n === "idle" ? e.players[t].idle : Ni(n) ? +!!e.assets[Pi(n)].hasGuard : e.assets[n].workers;
}
function Ii(e, t, n, r) {
	n === "idle" ? e.players[t].idle += r : Ni(n) ? e.assets[Pi(n)].hasGuard = r > 0 : e.assets[n].workers += r;
}
// games/matter-of-fact/rules/planning.ts
function Li(e, t) {
	if (e.players[t].isOnStrike) return W("MF-R40", "onStrike", {});
	let n = R(e, t), r = ["idle", ...n];
	if (e.options.raids === "on") for (let e of n) r.push(Mi(e));
	if (r.length === 1) return W("MF-16.1", "noAsset", {});
	let i = [];
	for (let n of r) {
		let a = Fi(e, t, n);
		a !== 0 && i.push({
			from: x([n], () => Ri(e, n)),
			to: x(r, (t) => zi(e, n, t)),
			workers: S(1, a)
		});
	}
	return i.length > 0 ? i : W("MF-16.1", "noWorkers", {});
}
function Ri(e, t) {
	let n = Pi(t);
	return n !== null && e.assets[n].capture?.mode === "operate" ? $r(e, n) : null;
}
function zi(e, t, n) {
	if (t === n) return W("MF-16.1", "samePlace", {});
	let r = Pi(n);
	if (r === null) return null;
	if (Ni(n) && e.assets[r].hasGuard) return W("MF-R34", "guardThere", { asset: r });
	let { capture: i } = e.assets[r];
	return i === null ? null : W("MF-16.5", "locked", {
		asset: r,
		raider: i.raider,
		mode: i.mode
	});
}
function Bi({ to: e, workers: t }) {
	let n = Pi(e);
	return Ni(e) && t > 1 && n !== null ? W("MF-R34", "oneGuard", { asset: n }) : null;
}
function Vi(e, t, { from: n, to: r, workers: i }) {
	Ii(e, t, n, -i), Ii(e, t, r, i), G(e, "workersMoved", {
		seat: t,
		from: n,
		to: r,
		workers: i
	});
}
function Hi(e, t) {
	let n = Tr(e, t);
	if (n.length === 0) return W("MF-11.3", "noTechnology", {});
	let r = R(e, t);
	return r.length === 0 ? W("MF-11.5", "noAsset", {}) : n.map((n) => {
		let i = V(e, t, n);
		return {
			technology: x([n], () => i === null ? null : $r(e, i)),
			asset: x(r, (t) => Ui(e, n, t))
		};
	});
}
function Ui(e, t, n) {
	let { fits: r } = L[t];
	return M[n] === r ? e.assets[n].technology === t ? W("MF-11.4", "liesThere", {
		technology: t,
		asset: n
	}) : $r(e, n) : W("MF-11.3", "otherKind", {
		technology: t,
		fits: r
	});
}
function Wi(e, t, n, r) {
	let { hand: i } = e.players[t], a = Gi(e, t, n), o = e.assets[r].technology;
	o !== null && i.push(o), e.assets[r].technology = n, G(e, "technologyLaid", {
		seat: t,
		technology: n,
		from: a,
		asset: r,
		displaced: o
	}), ki(e);
}
function Gi(e, t, n) {
	let { hand: r } = e.players[t], i = V(e, t, n);
	return i === null ? r.splice(r.indexOf(n), 1) : e.assets[i].technology = null, i ?? "hand";
}
function Ki(e, t) {
	let n = [];
	for (let r of R(e, t)) {
		let { technology: t } = e.assets[r];
		t !== null && n.push(t);
	}
	return n.length === 0 ? W("MF-R31", "noTechnology", {}) : { technology: x(n, (n) => {
		let r = V(e, t, n);
		return r === null ? null : $r(e, r);
	}) };
}
function qi(e, t, n) {
	let r = V(e, t, n);
	r !== null && (e.assets[r].technology = null, e.players[t].hand.push(n), G(e, "technologyTakenUp", {
		seat: t,
		technology: n,
		asset: r
	}), ki(e));
}
// games/matter-of-fact/content/action-cards.ts
var Ji = {
	A01: {
		is: "contract",
		units: {
			coal: 2,
			ore: 5
		}
	},
	A02: {
		is: "contract",
		units: { coal: 4 }
	},
	A03: {
		is: "contract",
		units: { coal: 6 }
	},
	A04: {
		is: "contract",
		units: {
			coal: 3,
			ore: 2
		}
	},
	A05: {
		is: "contract",
		units: { ore: 4 }
	},
	A06: {
		is: "contract",
		units: { ore: 3 }
	},
	A07: {
		is: "contract",
		units: {
			coal: 5,
			ore: 1
		}
	},
	A08: {
		is: "contract",
		units: {
			ore: 3,
			steel: 1
		}
	},
	A09: {
		is: "contract",
		units: {
			coal: 3,
			energy: 1
		}
	},
	A10: {
		is: "contract",
		units: { steel: 2 }
	},
	A11: {
		is: "contract",
		units: { energy: 2 }
	},
	A12: {
		is: "contract",
		units: {
			steel: 1,
			energy: 1
		}
	},
	A13: {
		is: "contract",
		units: { steel: 3 }
	},
	A14: {
		is: "contract",
		units: { energy: 3 }
	},
	A15: {
		is: "contract",
		units: {
			coal: 2,
			steel: 1
		}
	},
	A16: {
		is: "contract",
		units: {
			ore: 2,
			energy: 1
		}
	},
	A17: {
		is: "subsidy",
		rates: {
			mine: 2,
			excavatingPlant: 5
		},
		prices: {
			coal: -1,
			ore: -1
		}
	},
	A18: {
		is: "subsidy",
		rates: { mine: 5 },
		prices: { coal: -1 }
	},
	A19: {
		is: "subsidy",
		rates: {
			mine: 4,
			excavatingPlant: 4
		},
		prices: {
			coal: -1,
			ore: -1
		}
	},
	A20: {
		is: "subsidy",
		rates: { excavatingPlant: 6 },
		prices: { ore: -1 }
	},
	A21: {
		is: "subsidy",
		rates: { steelPlant: 10 },
		prices: { steel: -1 }
	},
	A22: {
		is: "subsidy",
		rates: { powerPlant: 12 },
		prices: { energy: -1 }
	},
	A23: {
		is: "subsidy",
		rates: {
			steelPlant: 8,
			powerPlant: 8
		},
		prices: {
			steel: -1,
			energy: -1
		}
	},
	A24: {
		is: "subsidy",
		rates: {
			technologyPark: 20,
			powerPlant: 5
		},
		prices: {}
	},
	A25: {
		is: "subsidy",
		rates: {
			mine: 3,
			powerPlant: 6
		},
		prices: {
			coal: -1,
			energy: -1
		}
	},
	A26: {
		is: "subsidy",
		rates: {
			excavatingPlant: 3,
			steelPlant: 6
		},
		prices: {
			ore: -1,
			steel: -1
		}
	},
	A27: {
		is: "dividend",
		kinds: ["mine"],
		prices: { coal: -1 }
	},
	A28: {
		is: "dividend",
		kinds: ["excavatingPlant"],
		prices: { ore: -1 }
	},
	A29: {
		is: "dividend",
		kinds: ["mine", "excavatingPlant"],
		prices: {}
	},
	A30: {
		is: "dividend",
		kinds: ["steelPlant"],
		prices: { steel: -1 }
	},
	A31: {
		is: "dividend",
		kinds: ["powerPlant"],
		prices: { energy: -1 }
	},
	A32: {
		is: "dividend",
		kinds: ["steelPlant", "powerPlant"],
		prices: {}
	},
	A33: {
		is: "dividend",
		kinds: ["technologyPark", "steelPlant"],
		prices: {}
	},
	A34: {
		is: "dividend",
		kinds: ["mine", "powerPlant"],
		prices: { coal: 1 }
	},
	A35: {
		is: "dividend",
		kinds: ["excavatingPlant", "steelPlant"],
		prices: { ore: 1 }
	},
	A36: {
		is: "dividend",
		kinds: [
			"mine",
			"excavatingPlant",
			"steelPlant",
			"powerPlant",
			"technologyPark"
		],
		prices: {}
	},
	A37: {
		is: "taxes",
		rates: { technology: 3 },
		prices: {}
	},
	A38: {
		is: "taxes",
		rates: { technology: 6 },
		prices: {
			steel: 1,
			energy: 1
		}
	},
	A39: {
		is: "taxes",
		rates: { mine: 4 },
		prices: { coal: 1 }
	},
	A40: {
		is: "taxes",
		rates: { excavatingPlant: 5 },
		prices: { ore: 1 }
	},
	A41: {
		is: "taxes",
		rates: {
			mine: 3,
			excavatingPlant: 3
		},
		prices: {
			coal: -1,
			ore: -1
		}
	},
	A42: {
		is: "taxes",
		rates: { steelPlant: 8 },
		prices: { steel: 1 }
	},
	A43: {
		is: "taxes",
		rates: { powerPlant: 10 },
		prices: { energy: 1 }
	},
	A44: {
		is: "taxes",
		rates: { technologyPark: 20 },
		prices: {
			steel: -1,
			energy: -1
		}
	},
	A45: {
		is: "transportTax",
		rates: {
			train: 2,
			electricVehicle: 5,
			quadcopter: 8
		},
		prices: {}
	},
	A46: {
		is: "transportTax",
		rates: {
			train: 1,
			electricVehicle: 6,
			quadcopter: 10
		},
		prices: { coal: 1 }
	},
	A47: {
		is: "transportTax",
		rates: {
			train: 3,
			electricVehicle: 5,
			quadcopter: 5
		},
		prices: { ore: 1 }
	},
	A48: {
		is: "transportTax",
		rates: {
			electricVehicle: 6,
			quadcopter: 12
		},
		prices: { energy: 1 }
	},
	A49: {
		is: "transportTax",
		rates: {
			train: 2,
			electricVehicle: 4,
			quadcopter: 6
		},
		prices: { energy: -1 }
	},
	A50: {
		is: "transportTax",
		rates: {
			electricVehicle: 5,
			quadcopter: 15
		},
		prices: {
			coal: -1,
			ore: -1
		}
	}
}, Yi = Object.keys(Ji), Xi = Yi.filter(Zi);
function Zi(e) {
	return Ji[e].is === "contract";
}
// games/matter-of-fact/rules/selling.ts
var Qi = S(1, 1e3), $i = (e, t) => e.players[t].arrest > 0 ? W("MF-19.3", "arrested", { turns: e.players[t].arrest }) : null;
function ea(e, t) {
	let n = $i(e, t);
	if (n !== null) return n;
	let { stock: r } = e.players[t], i = [];
	for (let e of O) {
		let t = r[e];
		if (t === 0) continue;
		let n = W("MF-17.1", "stockLimit", {
			resource: e,
			stock: t
		});
		i.push({
			resource: { one: [e] },
			units: S(1, t, { above: n })
		});
	}
	return i.length === 0 ? W("MF-17.1", "nothingToSell", {}) : (i.length < O.length && i.push(ta(e, t)), i);
}
var ta = (e, t) => ({
	resource: x(O.filter((n) => e.players[t].stock[n] === 0), (e) => W("MF-17.1", "noStock", { resource: e })),
	units: Qi
});
function na(e, t, n, r) {
	let i = Z(e, n);
	e.players[t].stock[n] -= r, G(e, "sold", {
		seat: t,
		resource: n,
		units: r,
		price: i,
		income: r * i
	}), J(e, t, r * i);
}
var ra = oa((e) => O.filter((t) => t in Ji[e].units)), ia = oa((e) => ({
	contract: x([e]),
	resource: x(O.filter((t) => !ra[e].includes(t)), (t) => W("MF-9.2", "notInContract", {
		contract: e,
		resource: t
	})),
	units: Qi
}));
function aa(e, t) {
	let { contracts: n, stock: r } = e.players[t];
	if (n.length === 0) return W("MF-9.2", "noContract", {});
	let i = $i(e, t);
	if (i !== null) return i;
	let a = [];
	for (let { card: e, open: t } of n) {
		for (let n of ra[e]) {
			let i = t[n] < r[n] ? W("MF-9.7", "contractLimit", {
				contract: e,
				open: t[n]
			}) : W("MF-17.1", "stockLimit", {
				resource: n,
				stock: r[n]
			});
			a.push({
				contract: { one: [e] },
				resource: { one: [n] },
				units: S(1, Math.min(t[n], r[n]), { above: i })
			});
		}
		a.push(ia[e]);
	}
	return a;
}
function oa(e) {
	return Object.fromEntries(Xi.map((t) => [t, e(t)]));
}
function sa(e, t, { contract: n, resource: r, units: i }) {
	let a = e.players[t], o = a.contracts.find(({ card: e }) => e === n);
	if (o === void 0) return;
	let s = xi(r);
	a.stock[r] -= i, o.open[r] -= i;
	let c = { ...o.open };
	G(e, "delivered", {
		seat: t,
		contract: n,
		resource: r,
		units: i,
		price: s,
		income: i * s,
		open: c
	}), J(e, t, i * s), Hr(o.open) && (ca(e, t, o), G(e, "contractFilled", {
		seat: t,
		contract: n
	}));
}
function ca(e, t, n) {
	let r = e.players[t];
	r.contracts = r.contracts.filter((e) => e !== n), e.actionDiscards.push(n.card);
}
function la(e, t) {
	for (let n of [...e.players[t].contracts]) --n.turns, !(n.turns > 0) && (ca(e, t, n), G(e, "contractLapsed", {
		seat: t,
		contract: n.card,
		open: { ...n.open }
	}));
}
function ua(e, t) {
	let n = R(e, t);
	return n.length === 0 ? W("MF-10.5", "noAsset", {}) : { asset: x(n, (t) => da(e, t)) };
}
function da(e, t) {
	let { capture: n } = e.assets[t];
	return n === null ? null : W("MF-R49", "captured", {
		asset: t,
		by: n.raider
	});
}
function fa(e, t, n) {
	let r = cr(M[n]), i = pa(e, t, n);
	Sr(e, n, null), G(e, "assetSold", {
		seat: t,
		asset: n,
		price: r,
		...i
	}), J(e, t, r), ki(e);
}
function pa(e, t, n) {
	let r = e.assets[n], { technology: i } = r, a = r.workers + +!!r.hasGuard;
	return e.players[t].idle += a, i !== null && e.players[t].hand.push(i), Object.assign(r, {
		technology: null,
		workers: 0,
		hasGuard: !1
	}), {
		workers: a,
		technology: i
	};
}
// games/matter-of-fact/rules/stages.ts
var ma = {
	captured: 1,
	production: 1,
	standstill: 1,
	monopoly: 2,
	startHex: 3,
	movement: 3,
	border: 3,
	investments: 4,
	salary: 4,
	settleSalary: 4,
	planning: 5
}, ha = (e) => ma[br(e)?.step ?? ""] ?? 0;
// games/matter-of-fact/rules/deals.ts
function ga(e, t, n) {
	let r = br(e)?.seat ?? null;
	return {
		isFull: (t === r || n === r) && ha(e) >= 2,
		active: r
	};
}
var _a = (e, t) => k.some((n) => e.players[t].vehicles[n] !== "none"), va = (e, t) => xr(e, t).filter((n) => ga(e, t, n).isFull || _a(e, t) || _a(e, n));
function ya(e, t) {
	return e.players[t].hasLeft ? [] : va(e, t).filter((n) => {
		let r = ga(e, t, n);
		return hi(e, r, t) && (e.options.cash === "hidden" || hi(e, r, n));
	});
}
function ba(e, t) {
	let [n] = va(e, t);
	return n === void 0 ? W("MF-R46", "onlyTransport", {}) : W("MF-R47", "nothingToGive", { giver: hi(e, ga(e, t, n), t) ? n : t });
}
function xa(e, t, n, { give: r, take: i }) {
	if (gi(r)) return W("MF-R47", "emptySide", { giver: t });
	if (gi(i)) return W("MF-R47", "emptySide", { giver: n });
	let a = ga(e, t, n);
	return !a.isFull && r.vehicles.length > 0 && i.vehicles.length > 0 || !a.isFull && r.vehicles.length + i.vehicles.length === 0 ? W("MF-R46", "onlyTransport", {}) : vi(e, a, t, n, r) ?? vi(e, a, n, t, i) ?? Sa(e, t, r) ?? (e.options.cash === "open" ? Sa(e, n, i) : null);
}
function Sa(e, t, { money: n }) {
	let r = K(e, t);
	return r < n ? W("MF-R47", "cannotPay", {
		cost: n,
		cash: r
	}) : null;
}
function Ca(e, t, n, { give: r, take: i }) {
	G(e, "traded", {
		from: t,
		to: n,
		give: r,
		take: i
	}), q(e, t, r.money), q(e, n, i.money), wa(e, t, n, r), wa(e, n, t, i), J(e, n, r.money), J(e, t, i.money), ki(e);
}
function wa(e, t, n, r) {
	let [i, a] = [e.players[t], e.players[n]];
	r.release !== null && Xr(e, r.release, "release");
	for (let e of O) i.stock[e] -= r[e], a.stock[e] += r[e];
	Ta(e, t, n, r);
	for (let e of r.vehicles) i.vehicles[e] = "none", a.vehicles[e] = "new";
	for (let e of r.contracts) {
		let t = i.contracts.find((t) => t.card === e);
		t !== void 0 && (i.contracts = i.contracts.filter((e) => e !== t), a.contracts.push({
			...t,
			turns: 2
		}));
	}
}
function Ta(e, t, n, { assets: r, technologies: i }) {
	let a = i.filter((n) => {
		let i = V(e, t, n);
		return i !== null && r.includes(i);
	});
	for (let r of i) a.includes(r) || (Gi(e, t, r), e.players[n].hand.push(r));
	for (let i of r) {
		Xr(e, i, "sale");
		let { technology: r } = pa(e, t, i);
		Sr(e, i, n), r !== null && a.includes(r) && (Gi(e, t, r), e.assets[i].technology = r);
	}
}
var Ea = er({
	rule: "MF-R46",
	deals: (e) => e.deals,
	limits: Xn,
	until: () => "turn",
	partners: ya,
	terms: (e, t, n) => {
		let r = ga(e, t, n);
		return { parts: {
			give: ii(e, r, t, n, t),
			take: ii(e, r, n, t, t)
		} };
	},
	unfit: xa,
	unacceptable: (e, t, { take: n }) => Sa(e, t, n),
	carryOut: Ca
}), Da = {
	...Ea,
	proposeDeal: {
		...Ea.proposeDeal,
		offer(e, t, n) {
			if (e.options.trade === "off") return W("MF-1.6", "tradeOff", {});
			let r = Ea.proposeDeal.offer(e, t, n);
			return "refused" in r && ya(e, n).length === 0 ? ba(e, n) : r;
		}
	}
}, Oa = (e) => Number(e.options.biobots);
function ka(e, t) {
	let { biobots: n } = e.players[t], r = Oa(e);
	if (!(n < r)) {
		if (e.options.end === "immediate") return Fa(e, {
			because: "biobots",
			rule: "MF-22.1",
			first: [t]
		});
		n === r && xr(e, t).every((t) => e.players[t].biobots < r) && G(e, "lastTurnsBegan", {
			seat: t,
			biobots: n
		});
	}
}
function Aa(e) {
	e.seats.some((t) => e.players[t].biobots >= Oa(e)) ? Fa(e, {
		because: "biobots",
		rule: "MF-R50",
		first: e.seats
	}) : e.lastRound !== null && e.round >= e.lastRound && Fa(e, {
		because: "roundCap",
		rule: "MF-R62",
		first: e.seats
	});
}
var ja = (e, t) => ({
	biobots: e.players[t].biobots,
	worth: Ma(e, t),
	capacity: O.reduce((n, r) => n + Di(e, t)[r], 0)
});
function Ma(e, t) {
	let n = K(e, t) - Pr(e, t) + Si(e, e.players[t].stock);
	for (let r of R(e, t)) n += cr(M[r]);
	for (let r of k) e.players[t].vehicles[r] !== "none" && (n += ar[r].refund);
	return n;
}
function Na(e, t) {
	let n = e.seats.map((t) => ja(e, t)), r = e.seats.map((r) => {
		let { biobots: i, worth: a, capacity: o } = n[r];
		return [
			+!e.players[r].hasLeft,
			+!!t.includes(r),
			i,
			a,
			o
		];
	});
	return r.map((e) => 1 + r.filter((t) => Pa(t, e) > 0).length);
}
function Pa(e, t) {
	for (let [n, r] of e.entries()) if (r !== t[n]) return r - (t[n] ?? 0);
	return 0;
}
function Fa(e, { because: t, rule: n, first: r }) {
	let i = Na(e, r), a = D(e.seats, (t) => ja(e, t)), o = e.seats.filter((e) => i[e] === 1);
	for (let t of e.seats) for (let n of [e.players[t].cash, e.players[t].debt]) n.seen = 511;
	e.ending = {
		because: t,
		rule: n,
		round: e.round,
		winners: o,
		places: D(e.seats, (e) => i[e]),
		standings: a
	}, e.outcome = {
		winners: o,
		scores: e.seats.map((e) => 1e5 * a[e].biobots + a[e].worth)
	}, G(e, "gameEnded", { ...e.ending });
}
// games/matter-of-fact/rules/production.ts
var Ia = (e, t, n) => e.assets[t].workers + +(n === F[t]);
function La(e, t, n, r) {
	let { capture: i } = e.assets[t];
	if (i !== null) return {
		is: "captured",
		by: i.raider
	};
	let a = B(e, t), o = Ia(e, t, n);
	return o < a.workers ? {
		is: "shortOfWorkers",
		has: o,
		needs: a.workers
	} : Br(r, a.inputs) === null ? null : {
		is: "shortOfInputs",
		missing: Vr(r, a.inputs)
	};
}
function Ra(e, t, n) {
	if (t.ran.includes(n)) return W("MF-R28", "alreadyRan", { asset: n });
	let { stock: r } = e.players[t.seat], { capture: i } = e.assets[n];
	if (i !== null) return W("MF-18.5", "captured", {
		asset: n,
		by: i.raider
	});
	let a = B(e, n), o = Ia(e, n, t.startedAt);
	if (o < a.workers) return W("MF-5.11", "shortOfWorkers", {
		asset: n,
		has: o,
		needs: a.workers
	});
	let s = Br(r, a.inputs);
	return s === null ? null : W("MF-5.2", "shortOfInputs", {
		asset: n,
		resource: s,
		has: r[s],
		needs: a.inputs[s] ?? 0
	});
}
function za(e, t, n) {
	let { workers: r, inputs: i, output: a } = B(e, n), { stock: o } = e.players[t.seat], s = e.assets[n].workers < r;
	t.ran.push(n), zr(o, i);
	let c = z(n);
	if (G(e, "produced", {
		seat: t.seat,
		asset: n,
		technology: e.assets[n].technology,
		product: c,
		units: a,
		workers: s ? r - 1 : r,
		ownLabour: s,
		inputs: X(i)
	}), c === "biobot") return Va(e, t.seat, n, a);
	o[c] += a, Ba(e, t.seat, n, c);
}
function Ba(e, t, n, r) {
	let { technology: i } = e.assets[n];
	i === null || B(e, n).output < 2 || e.usedTechnologies.includes(i) || (e.usedTechnologies.push(i), Ti(e, r, -1, {
		because: "firstUse",
		rule: "MF-6.7",
		seat: t,
		source: i
	}));
}
function Va(e, t, n, r) {
	e.players[t].biobots += r, G(e, "biobotMade", {
		seat: t,
		asset: n,
		biobots: e.players[t].biobots,
		target: Oa(e)
	}), ka(e, t);
}
function Ha(e, t) {
	for (let n of R(e, t.seat)) {
		let { capture: r, workers: i, technology: a } = e.assets[n], o = z(n);
		if (r === null || r.supplies === null || o === "biobot") continue;
		let { inputs: s, salary: c } = r.supplies, { output: l } = B(e, n);
		r.supplies = null, Rr(e.players[r.raider].stock, { [o]: l }), t.covered += i, G(e, "producedForRaider", {
			seat: t.seat,
			raider: r.raider,
			asset: n,
			technology: a,
			product: o,
			units: l,
			workers: i,
			salary: c,
			inputs: s
		}), Ba(e, t.seat, n, o);
	}
}
function Ua(e, t) {
	let { workers: n, inputs: r, output: i } = B(e, t), a = z(t);
	return (a === "biobot" ? 0 : i * Z(e, a)) - Si(e, r) - n * Y(e);
}
function Wa(e, t) {
	if (t.struck) return !1;
	let { stock: n } = e.players[t.seat];
	return R(e, t.seat).some((r) => !t.ran.includes(r) && La(e, r, t.startedAt, n) === null);
}
var Ga = (e, t) => Ka(e, t).runs;
function Ka(e, t) {
	let n = { ...e.players[t.seat].stock }, r = [];
	if (t.struck) return {
		runs: r,
		stock: n
	};
	let i = R(e, t.seat).filter((e) => !t.ran.includes(e));
	for (let a of [
		1,
		2,
		3
	]) {
		let o = i.filter((e) => A[M[e]].level === a);
		o.length > 1 && o.sort((t, n) => Ua(e, n) - Ua(e, t));
		for (let i of o) {
			if (La(e, i, t.startedAt, n) !== null) continue;
			let { inputs: a, output: o } = B(e, i), s = z(i);
			zr(n, a), s !== "biobot" && (n[s] += o), r.push(i);
		}
	}
	return {
		runs: r,
		stock: n
	};
}
function qa(e, t, n = e.players[t.seat].stock) {
	return R(e, t.seat).filter((n) => !t.ran.includes(n) && !Ja(e, n)).map((r) => ({
		asset: r,
		because: (t.struck ? { is: "strike" } : La(e, r, t.startedAt, n)) ?? { is: "unused" }
	}));
}
var Ja = (e, t) => {
	let { capture: n } = e.assets[t];
	return n !== null && n.mode === "operate" && n.supplies === null;
};
// games/matter-of-fact/rules/production-facts.ts
function Ya(e, t) {
	let { runs: n, stock: r } = Ka(e, t), i = X(), a = X(), o = 0;
	for (let t of n) {
		let { inputs: n, output: r } = B(e, t), s = z(t);
		Rr(a, n), s === "biobot" ? o += r : i[s] += r;
	}
	let s = qa(e, t, r).filter(({ asset: e }) => !n.includes(e));
	return {
		proposal: n,
		gains: i,
		biobots: o,
		spends: a,
		standstills: s
	};
}
var Xa = (e, t) => ({
	seat: t,
	startedAt: e.players[t].cell,
	struck: e.players[t].isOnStrike,
	ran: []
}), Za = (e, t, n) => t === null ? null : {
	seat: t,
	cash: n ? K(e, t) : null,
	stock: Ka(e, Xa(e, t)).stock,
	capacities: Di(e, t)
};
function Qa(e, t, n) {
	let r = M[t], { cost: i, dividend: a, product: o } = A[r], { owner: s } = e.assets[t], { workers: c, inputs: l, output: u } = B(e, t), d = s === null ? null : e.players[s].cell, f = s !== null && e.players[s].isOnStrike, p = s === null ? null : La(e, t, d, e.players[s].stock);
	return {
		kind: r,
		cell: F[t],
		product: o,
		cost: i,
		resale: cr(r),
		dividend: a,
		workers: c,
		inputs: X(l),
		output: u,
		standstill: f ? { is: "strike" } : p,
		isReady: s !== null && !f && p === null,
		ownLabour: d === F[t],
		margin: Ua(e, t),
		ifBought: s === null && n !== null ? $a(e, t, n) : null
	};
}
function $a(e, t, n) {
	let { cost: r } = A[M[t]], i = n.cash === null ? null : n.cash - r, a = Si(e, no(e, t, n));
	return {
		...eo(e, t, n.seat),
		salary: wr(e, n.seat) * Y(e),
		cash: i,
		standstill: to(e, t, n),
		isUnfed: a > 0 && i !== null && i < 2 * a
	};
}
function eo(e, t, n) {
	let r = z(t), i = Ua(e, t);
	if (r === "biobot") return {
		price: null,
		monopolist: null,
		capacity: 0,
		margin: i
	};
	let { output: a } = B(e, t), { column: o } = e.market[r], s = e.seats.map((t) => Ei(e, t, r) + (t === n ? a : 0)), c = bi(r, Ci(o, -1));
	return {
		price: c,
		monopolist: Oi(s),
		capacity: s[n] ?? 0,
		margin: i - a * (bi(r, o) - c)
	};
}
function to(e, t, { seat: n, stock: r }) {
	let { workers: i, inputs: a } = B(e, t), o = e.players[n].idle + e.players[n].picket + 1;
	return o < i ? {
		is: "shortOfWorkers",
		has: o,
		needs: i
	} : Br(r, a) === null ? null : {
		is: "shortOfInputs",
		missing: Vr(r, a)
	};
}
function no(e, t, { seat: n, capacities: r }) {
	let i = X(B(e, t).inputs);
	for (let t of O) (r[t] > 0 || e.players[n].stock[t] >= 2 * i[t]) && (i[t] = 0);
	return i;
}
// games/matter-of-fact/rules/market-facts.ts
function ro(e, t) {
	let { column: n } = e.market[t], r = (r) => wi(e, t, r) ? null : bi(t, Ci(n, r));
	return {
		price: Z(e, t),
		highest: bi(t, 0),
		lowest: bi(t, 10),
		up: r(1),
		down: r(-1),
		capacities: D(e.seats, (n) => Ei(e, n, t)),
		tokens: e.options.tokens === "limited" ? Ai(e, t) : null
	};
}
// games/matter-of-fact/rules/proposed-plan.ts
var io = 1e3;
function ao(e, t) {
	let n = oo(e, t), r = { ...e.players[t].stock }, i = e.players[t].idle + n.reduce((t, { asset: n }) => t + e.assets[n].workers, 0), a = {
		posts: [],
		idle: i,
		runs: [],
		margin: 0
	}, o = (t) => {
		n.splice(n.indexOf(t), 1), lo(e, r, t.asset), a.idle -= t.needs, a.margin += Ua(e, t.asset), a.runs.push(t.asset), a.posts.push({
			asset: t.asset,
			workers: t.needs
		});
	}, s = ({ asset: t, needs: n, gain: i }) => n <= a.idle && i > 0 && Br(r, B(e, t).inputs) === null;
	for (let t of uo(e, n, r, i)) o(t);
	for (let e = n.find(s); e !== void 0; e = n.find(s)) o(e);
	for (let { asset: e } of n) a.posts.push({
		asset: e,
		workers: 0
	});
	return a;
}
var oo = (e, t) => R(e, t).filter((t) => e.assets[t].capture === null).map((n) => ({
	asset: n,
	needs: so(e, t, n),
	gain: co(e, n)
})).sort((e, t) => t.gain * Math.max(1, e.needs) - e.gain * Math.max(1, t.needs)), so = (e, t, n) => B(e, n).workers - +(e.players[t].cell === F[n]), co = (e, t) => Ua(e, t) + (z(t) === "biobot" ? io : 0);
function lo(e, t, n) {
	let { inputs: r, output: i } = B(e, n), a = z(n);
	zr(t, r), a !== "biobot" && (t[a] += i);
}
function uo(e, t, n, r) {
	for (let i of t.filter(({ asset: e }) => z(e) === "biobot")) {
		let a = fo(e, t, { ...n }, i, []);
		if (a !== null && a.reduce((e, { needs: t }) => e + t, 0) <= r) return a;
	}
	return [];
}
function fo(e, t, n, r, i) {
	let { inputs: a } = B(e, r.asset);
	for (let r = Br(n, a); r !== null; r = Br(n, a)) {
		let a = t.find((e) => z(e.asset) === r && !i.includes(e));
		if (a === void 0 || fo(e, t, n, a, i) === null) return null;
	}
	return lo(e, n, r.asset), i.push(r), i;
}
var po = (e, { posts: t }) => t.every(({ asset: t, workers: n }) => e.assets[t].workers === n);
function mo(e, t) {
	let { posts: n } = ao(e, t), r = e.players[t];
	for (let { asset: i, workers: a } of n) {
		let n = e.assets[i].workers - a;
		n <= 0 || (e.assets[i].workers = a, r.idle += n, G(e, "workersMoved", {
			seat: t,
			from: i,
			to: "idle",
			workers: n
		}));
	}
	for (let { asset: i, workers: a } of n) {
		let n = a - e.assets[i].workers;
		n <= 0 || (e.assets[i].workers = a, r.idle -= n, G(e, "workersMoved", {
			seat: t,
			from: "idle",
			to: i,
			workers: n
		}));
	}
}
// games/matter-of-fact/rules/salary.ts
var ho = (e, t) => Cr(e, t.seat) ? Math.max(0, wr(e, t.seat) - t.covered - t.paidFor) : 0, go = (e, t) => ho(e, t) * Y(e);
function _o(e, t) {
	let n = ho(e, t), r = Y(e);
	q(e, t.seat, n * r), t.paidFor += n, G(e, "salaryPaid", {
		seat: t.seat,
		workers: n,
		rate: r,
		amount: n * r
	}), vo(e, t.seat, "paid");
}
function vo(e, t, n) {
	let r = e.players[t];
	if (!r.isOnStrike) return;
	let i = r.picket;
	r.isOnStrike = !1, r.picket = 0, r.idle += i, G(e, "strikeEnded", {
		seat: t,
		workers: i,
		because: n
	});
}
function yo(e, t, n) {
	let r = e.players[t], i = wr(e, t);
	for (let n of R(e, t)) e.assets[n].workers = 0, e.assets[n].hasGuard = !1;
	r.idle = 0, r.picket = i, r.isOnStrike = !0, G(e, "strikeBegan", {
		seat: t,
		by: n,
		workers: i
	});
}
// games/matter-of-fact/rules/salary-facts.ts
function bo(e, t) {
	let n = go(e, t), r = K(e, t.seat), i = n <= r, a = e.players[t.seat].arrest > 0 ? 0 : Si(e, e.players[t.seat].stock);
	return {
		due: n,
		workers: ho(e, t),
		cash: r,
		isAffordable: i,
		exits: {
			discharge: i ? null : xo(e, t, n - r),
			stock: a,
			assets: i ? [] : So(e, t, n)
		}
	};
}
function xo(e, t, n) {
	let r = Math.ceil(n / Y(e)), { idle: i, picket: a } = e.players[t.seat], o = i + a;
	for (let n of R(e, t.seat)) {
		let { workers: t, hasGuard: r, capture: i } = e.assets[n];
		o += (i === null ? t : 0) + +!!r;
	}
	return r <= o ? r : null;
}
function So(e, t, n) {
	let r = R(e, t.seat), i = r.length === 1 ? 0 : n;
	return r.filter((t) => e.assets[t].capture === null).map((n) => {
		let r = cr(M[n]);
		return {
			asset: n,
			price: r,
			left: K(e, t.seat) - Pr(e, t.seat) + r - i
		};
	});
}
// games/matter-of-fact/rules/seat-facts.ts
function Co(e, t) {
	let n = wr(e, t), r = R(e, t), i = Object.fromEntries(or.map((e) => [e, 0]));
	for (let e of r) i[M[e]] += 1;
	let a = e.seats.every((t) => Ze(e.players[t].cash));
	return {
		workers: n,
		salary: r.length > 0 ? n * Y(e) : 0,
		speed: Dr(e, t),
		vehicle: Er(e, t),
		assets: i,
		capacities: Di(e, t),
		worth: Ze(e.players[t].cash) ? Ma(e, t) : null,
		place: a ? e.ending?.places[t] ?? Na(e, e.seats)[t] ?? null : null,
		readiness: wo(e, t),
		forecast: Ya(e, Xa(e, t))
	};
}
function wo(e, t) {
	let { stock: n, cell: r } = e.players[t], i = R(e, t).filter((e) => M[e] === "technologyPark"), a = i.map((t) => ({
		process: B(e, t),
		hands: Ia(e, t, r)
	})), o = {
		process: A.technologyPark.basic,
		hands: 0
	}, s = ({ process: e, hands: t }) => Math.max(0, (e.inputs.steel ?? 0) - n.steel) + Math.max(0, (e.inputs.energy ?? 0) - n.energy) + Math.max(0, e.workers - t), [c = o] = a.sort((e, t) => s(e) - s(t));
	return {
		hasPark: i.length > 0,
		steel: {
			has: n.steel,
			needs: c.process.inputs.steel ?? 0
		},
		energy: {
			has: n.energy,
			needs: c.process.inputs.energy ?? 0
		},
		workers: {
			has: c.hands,
			needs: c.process.workers
		}
	};
}
// games/matter-of-fact/rules/locations.ts
var To = { is: "open" };
function Q(e, t) {
	let { cell: n } = e.players[t.seat];
	return n === null ? To : pr[n];
}
function Eo(e, t) {
	let n = e.options.reuse === "allowed" || t.hasArrived;
	return $i(e, t.seat) ?? (n ? null : W("MF-R23", "mustArrive", {}));
}
function Do(e, t, n, r) {
	let i = Q(e, t);
	return (n === "freeAsset" ? i.is === "asset" : i.is === n) ? Eo(e, t) : W(r, "notHere", { needs: n });
}
function Oo(e, t) {
	let n = Q(e, t);
	if (n.is !== "asset" || e.options.raids === "off") return !1;
	let { owner: r, capture: i } = e.assets[n.asset];
	return r !== null && r !== t.seat && (i !== null || t.mayRaid);
}
function ko(e, t) {
	let n = Q(e, t);
	return n.is === "open" || n.is === "frontier" ? !1 : n.is === "asset" && e.assets[n.asset].owner !== null ? Oo(e, t) : n.is === "businessCentre" && !O.some((t) => e.market[t].isOpen) ? !1 : !t.hasStudied;
}
// kernel/hex.ts
var Ao = [
	0,
	1,
	2,
	3,
	4,
	5
], jo = [
	{
		q: 0,
		r: -1
	},
	{
		q: 1,
		r: -1
	},
	{
		q: 1,
		r: 0
	},
	{
		q: 0,
		r: 1
	},
	{
		q: -1,
		r: 1
	},
	{
		q: -1,
		r: 0
	}
];
function Mo({ q: e, r: t }, n) {
	let r = jo[n];
	return {
		q: e + r.q,
		r: t + r.r
	};
}
function No(e, t) {
	let n = e.q - t.q, r = e.r - t.r;
	return Math.max(Math.abs(n), Math.abs(r), Math.abs(n + r));
}
function Po(e) {
	let t = e.length, n = new Map(e.map(({ q: e, r: t }, n) => [`${e},${t}`, n])), r = new Int16Array(t * 6), i = new Uint8Array(t * t);
	for (let [a, o] of e.entries()) {
		for (let e of Ao) {
			let { q: t, r: i } = Mo(o, e);
			r[a * 6 + e] = n.get(`${t},${i}`) ?? -1;
		}
		for (let [n, r] of e.entries()) i[a * t + n] = No(o, r);
	}
	return {
		hexes: e,
		size: t,
		neighbours: r,
		distances: i
	};
}
// games/matter-of-fact/rules/map.ts
var Fo = Po(fr), Io = 0, Lo = 1, Ro = 2, zo = 3, Bo = (e, t) => e * 2 + +!!t;
function Vo(e, t) {
	let n = /* @__PURE__ */ new Uint8Array(137);
	for (let r of e.seats) if (r !== t) for (let t of R(e, r)) e.assets[t].hasGuard && (n[F[t]] = Ro);
	for (let r of e.seats) {
		let { cell: i } = e.players[r];
		if (i === null || r === t) continue;
		let a = I[i];
		n[i] = a !== null && e.assets[a].owner === t && e.assets[a].capture !== null ? zo : Lo;
	}
	return n;
}
function Ho(e, t, n, r) {
	let i = Er(e, t) === "quadcopter", a = Vo(e, t), o = (/* @__PURE__ */ new Int16Array(274)).fill(-1), s = (/* @__PURE__ */ new Int16Array(274)).fill(-1), c = /* @__PURE__ */ new Int16Array(274), l = 1;
	c[0] = Bo(n, !1), o[n * 2] = 0;
	for (let e = 0; e < l; e++) {
		let t = c[e], n = o[t] + 1;
		if (n > r) break;
		let u = t >> 1;
		for (let e = 0; e < 6; e++) {
			let r = Fo.neighbours[u * 6 + e];
			if (r === -1) continue;
			let d = a[r];
			if (!i && (d === Lo || d === Ro)) continue;
			let f = r * 2 + (hr[r] ? 1 : t & 1);
			o[f] === -1 && (o[f] = n, s[f] = t, (i || d !== zo) && (c[l++] = f));
		}
	}
	return {
		start: n,
		hexes: o,
		from: s,
		bars: a
	};
}
function Uo({ start: e, hexes: t, bars: n }, r, i) {
	if (r === e && !i) return !0;
	let a = n[r];
	return (a === Io || a === zo) && t[Bo(r, i)] !== -1;
}
var Wo = ({ bars: e }, t) => e[t] === Ro, Go = ({ bars: e }, t) => e[t] === Lo, Ko = ({ bars: e }, t) => e[t] === zo, qo = ({ hexes: e }, t, n) => e[Bo(t, n)];
function Jo({ from: e }, t, n) {
	let r = [];
	for (let i = Bo(t, n); i !== -1; i = e[i]) r.push(i >> 1);
	return r.reverse();
}
// games/matter-of-fact/rules/turn-facts.ts
function Yo(e, t, n) {
	let r = Ho(e, t.seat, n, Dr(e, t.seat));
	return N.flatMap((t) => {
		let n = Uo(r, t, !1), i = Uo(r, t, !0);
		return !n && !i ? [] : [{
			cell: t,
			hexes: qo(r, t, !n),
			card: n ? i ? "either" : "without" : "with",
			ways: {
				without: n ? Jo(r, t, !1) : null,
				with: i ? Jo(r, t, !0) : null
			},
			arrests: Ko(r, t) ? Or(e, t) : null
		}];
	});
}
function Xo(e, t) {
	let n = Vo(e, t);
	return N.flatMap((t) => {
		let r = Or(e, t);
		if (Go({ bars: n }, t) && r !== null) return [{
			cell: t,
			is: "chip",
			seat: r
		}];
		let i = I[t], a = Wo({ bars: n }, t) && i !== null ? e.assets[i].owner : null;
		return a === null ? [] : [{
			cell: t,
			is: "guard",
			seat: a
		}];
	});
}
function Zo(e, t, n) {
	let r = Ho(e, t.seat, n, N.length), i = Dr(e, t.seat);
	return D(N, (e) => {
		let t = [!1, !0].filter((t) => Uo(r, e, t)).map((t) => qo(r, e, t));
		return t.length === 0 ? null : Math.ceil(Math.min(...t) / i);
	});
}
function Qo(e, t) {
	return e.stack.flatMap((e) => e.phase === "study" && e.seat === t ? e.cards.secret : []).map((n) => {
		let { price: r, fits: i, process: a } = L[n], o = R(e, t).filter((e) => M[e] === i);
		return {
			technology: n,
			price: r,
			isAffordable: K(e, t) >= r,
			fits: o.map((t) => {
				let n = z(t), r = n === "biobot" ? 0 : a.output * Z(e, n);
				return {
					asset: t,
					now: Ua(e, t),
					after: r - Si(e, a.inputs) - a.workers * Y(e),
					workersAfter: a.workers
				};
			}),
			lowersPrice: a.output > 1 && !e.usedTechnologies.includes(n)
		};
	});
}
function $o(e, t) {
	let n = Q(e, t);
	if (n.is !== "asset" || !Oo(e, t)) return null;
	let { owner: r } = e.assets[n.asset];
	return r === null ? null : {
		asset: n.asset,
		owner: r,
		...Wr(e, n.asset),
		product: z(n.asset),
		output: B(e, n.asset).output,
		isOperable: Gr(e, t.seat, n.asset) === null
	};
}
var es = D([], () => null), ts = (e) => rs(e, null);
function ns(e, t) {
	if (e.options.cash === "hidden") return rs(e, t);
	let n = Qo(e, t);
	if (e.outcome !== null || br(e) !== null) return { study: n };
	let r = Za(e, t, !0);
	return {
		study: n,
		assets: os(j, (t) => Qa(e, t, r))
	};
}
function rs(e, t) {
	let n = e.outcome === null ? br(e) : null, r = as(e), i = e.outcome === null ? ha(e) : 0, a = n === null ? null : e.players[n.seat].cell, o = n !== null && Ze(e.players[n.seat].cash), s = Za(e, n?.seat ?? t, n === null || o);
	return {
		part: r,
		stage: i,
		active: n?.seat ?? null,
		order: e.starter === null ? [] : tr(e.seats, e.starter),
		salaryRate: Y(e),
		target: Oa(e),
		market: os(O, (t) => ro(e, t)),
		assets: os(j, (t) => Qa(e, t, s)),
		seats: D(e.seats, (t) => Co(e, t)),
		reach: n !== null && a !== null && r === "movement" ? Yo(e, n, a) : [],
		blocked: n === null ? [] : Xo(e, n.seat),
		turnsTo: n !== null && a !== null ? Zo(e, n, a) : es,
		production: n !== null && r === "production" ? Ya(e, n) : null,
		salary: n !== null && o && i >= 1 && i <= 4 ? bo(e, n) : null,
		plan: n !== null && r === "planning" ? ao(e, n.seat) : null,
		study: t === null ? [] : Qo(e, t),
		raid: n !== null && o && r === "investments" ? $o(e, n) : null,
		decks: {
			actions: e.actionDeck.secret.length,
			actionDiscards: e.actionDiscards.length,
			technologies: {
				I: e.technologyDecks.I.secret.length,
				II: e.technologyDecks.II.secret.length
			}
		}
	};
}
var is = {
	starter: "starter",
	startHex: "startHex",
	production: "production",
	monopoly: "monopoly",
	movement: "movement",
	investments: "investments",
	salary: "salary",
	planning: "planning",
	strike: "strike",
	choice: "study"
}, as = (e) => (e.outcome === null ? is[e.stack.at(-1)?.step ?? ""] : void 0) ?? "over", os = (e, t) => Object.fromEntries(e.map((e) => [e, t(e)])), ss = {}, cs = {
	offer: (e, t, n) => e.options.leaver === "liquidate" && !e.players[n].hasLeft ? {} : W("MF-R64", "botTakesOver", {}),
	take(e, t, n) {
		ls(e, n);
		let r = e.seats.filter((t) => !e.players[t].hasLeft);
		return r.length === 1 && Fa(e, {
			because: "lastPlayer",
			rule: "MF-R64",
			first: r
		}), U;
	}
};
function ls(e, t) {
	let n = e.players[t], r = [...R(e, t)];
	G(e, "conceded", {
		seat: t,
		assets: r
	});
	for (let n of j) (e.assets[n].owner === t || e.assets[n].capture?.raider === t) && Xr(e, n, "conceded");
	for (let n of Tr(e, t)) e.technologyDiscards[L[n].level].push(n);
	e.workersLeft += wr(e, t);
	for (let t of r) Object.assign(e.assets[t], {
		owner: null,
		technology: null,
		workers: 0,
		hasGuard: !1,
		capture: null
	});
	n.assets = [];
	for (let { card: t } of n.contracts) e.actionDiscards.push(t);
	for (let t of k) {
		let r = e.vehiclesLeft[t];
		n.vehicles[t] !== "none" && r !== null && (e.vehiclesLeft[t] = r + 1);
	}
	n.cash.secret = 0, n.debt.secret = 0, Object.assign(n, {
		stock: X(),
		idle: 0,
		picket: 0,
		isOnStrike: !1,
		hand: [],
		vehicles: {
			electricVehicle: "none",
			quadcopter: "none"
		},
		cell: null,
		arrest: 0,
		contracts: [],
		hasLeft: !0
	});
	for (let { from: n, to: r } of e.deals.open) (n === t || r === t) && G(e, "dealLapsed", {
		from: n,
		to: r
	});
	e.deals.open = e.deals.open.filter(({ from: e, to: n }) => e !== t && n !== t), ki(e);
}
// games/matter-of-fact/rules/starter.ts
var us = (e) => ps(e, oe(e, e.seats.length), "random", []);
function ds(e) {
	let t = _(e, [...j]), n = [], r = [...e.seats];
	for (; r.length > 1;) {
		let i = r.map((e) => ({
			seat: e,
			asset: t.pop()
		}));
		n.push(i), r = fs(i), t.length < r.length && t.push(..._(e, [...j]));
	}
	ps(e, r[0] ?? 0, "assetCards", n);
}
function fs(e) {
	let t = Math.max(...e.map(({ asset: e }) => sr(e)));
	return e.filter(({ asset: e }) => sr(e) === t).map(({ seat: e }) => e);
}
function ps(e, t, n, r) {
	if (e.starter = t, G(e, "starterFound", {
		how: n,
		draws: r,
		starter: t
	}), e.options.compensation !== "none") for (let [n, r] of tr(e.seats, t).entries()) {
		if (n === 0) continue;
		let t = n * 5;
		J(e, r, t), G(e, "compensated", {
			seat: r,
			amount: t
		});
	}
}
// games/matter-of-fact/rules/phases/game.ts
var ms = kr("game", {
	draw(e) {
		e.options.starter === "random" ? us(e) : e.options.starter === "assetCards" && ds(e);
	},
	starter: {
		rule: "MF-3.7",
		ask: (e) => e.starter === null ? hs(e)[0] ?? null : null,
		idle: (e, t, n) => ({
			type: "nameStarter",
			starter: n
		}),
		actions: { nameStarter: {
			offer: (e) => ({ starter: x(hs(e)) }),
			take(e, t, n, { starter: r }) {
				return ps(e, r, "host", []), H;
			}
		} }
	},
	round(e, t) {
		e.round += 1, t.upNext = tr(e.seats, e.starter ?? 0), G(e, "roundBegan", { round: e.round });
	},
	turns: {
		call: "turn",
		with(e, t) {
			t.upNext = t.upNext.filter((t) => !e.players[t].hasLeft);
			let n = t.upNext.shift();
			return n === void 0 ? null : gs(e, n);
		},
		then: () => jr("turns")
	},
	end(e) {
		return Aa(e), jr("round");
	}
}), hs = (e) => e.seats.filter((t) => !e.players[t].hasLeft), gs = (e, t) => ({
	seat: t,
	startedAt: e.players[t].cell,
	struck: e.players[t].isOnStrike,
	ran: [],
	priced: [],
	hasArrived: !1,
	drawsCard: !1,
	hasStudied: !1,
	mayRaid: !1,
	paidFor: 0,
	covered: 0,
	isUnpaid: !1,
	callers: []
});
// games/matter-of-fact/rules/action-cards.ts
function _s(e, t) {
	let n = Es(e);
	if (n !== null) {
		if (G(e, "cardDrawn", {
			seat: t,
			card: n
		}), Zi(n)) return e.players[t].contracts.push({
			card: n,
			open: X(Ji[n].units),
			turns: 2
		}), G(e, "contractTaken", {
			seat: t,
			card: n,
			turns: 2
		});
		vs(e, t, n, Ji[n]), e.actionDiscards.push(n);
	}
}
function vs(e, t, n, r) {
	switch (r.is) {
		case "contract": return;
		case "subsidy":
			ys(e, t, n, Ss(e, t, r.rates));
			break;
		case "dividend":
			ys(e, t, n, Ss(e, t, bs(r.kinds)));
			break;
		case "taxes":
		case "transportTax": {
			let i = Ss(e, t, r.rates), a = ws(i);
			G(e, "taxed", {
				seat: t,
				card: n,
				items: i,
				amount: a,
				unpaid: Ir(e, t, a)
			});
		}
	}
	Ts(e, t, n, r.prices);
}
function ys(e, t, n, r) {
	let i = ws(r);
	G(e, "grantPaid", {
		seat: t,
		card: n,
		items: r,
		amount: i
	}), J(e, t, i);
}
var bs = (e) => Object.fromEntries(e.map((e) => [e, A[e].dividend])), xs = [
	...or,
	"technology",
	...rr
];
function Ss(e, t, n) {
	return xs.flatMap((r) => {
		let i = n[r];
		return i === void 0 ? [] : [{
			of: r,
			count: Cs(e, t, r),
			rate: i
		}];
	});
}
function Cs(e, t, n) {
	return n === "technology" ? Tr(e, t).length : n === "train" ? 1 : n === "electricVehicle" || n === "quadcopter" ? e.players[t].vehicles[n] === "none" ? 0 : 1 : R(e, t).filter((e) => M[e] === n).length;
}
var ws = (e) => e.reduce((e, { count: t, rate: n }) => e + t * n, 0);
function Ts(e, t, n, r) {
	for (let i of O) {
		let a = r[i];
		a !== void 0 && Ti(e, i, a, {
			because: "card",
			rule: a > 0 ? "MF-6.11" : "MF-6.8",
			seat: t,
			source: n
		});
	}
}
function Es(e) {
	e.actionDeck.secret.length === 0 && (G(e, "actionDeckReshuffled", { cards: e.actionDiscards.length }), Se(e, e.actionDeck, e.actionDiscards), e.actionDiscards = []);
	let t = _e(e.actionDeck);
	return Ds(e, e.actionDeck), t;
}
function Ds(e, t) {
	e.options.decks === "up" && be(t);
}
// games/matter-of-fact/rules/universities.ts
var Os = (e) => e === "U1" ? "I" : "II", ks = (e, t) => e.technologyDecks[t].secret.length + e.technologyDiscards[t].length > 0;
function As(e, t, n) {
	let r = Os(n), i = e.technologyDecks[r];
	i.secret.length < 2 && js(e, r);
	let a = ge(i.pool, t, []);
	for (let e = 0; e < 2; e++) ve(i, a, t);
	return Ds(e, i), G(e, "studied", {
		seat: t,
		university: n,
		cards: fe(t, [...a.secret])
	}), a;
}
function js(e, t) {
	let n = e.technologyDecks[t], r = e.technologyDiscards[t];
	r.length !== 0 && (G(e, "technologyDeckReshuffled", {
		level: t,
		cards: r.length
	}), ye(n, _(e, r)), e.technologyDiscards[t] = []);
}
function Ms(e, t, n, r) {
	let { price: i } = L[r];
	q(e, t, i), e.players[t].hand.push(r), G(e, "technologyBought", {
		seat: t,
		technology: r,
		price: i,
		discarded: Ns(e, n, r)
	});
}
function Ns(e, t, n) {
	let r = t.secret.filter((e) => e !== n);
	for (let t of r) e.technologyDiscards[L[t].level].push(t);
	return xe(t), r;
}
// games/matter-of-fact/rules/phases/study.ts
var Ps = kr("study", {
	choice: {
		rule: "MF-11.2",
		ask: (e, t) => e.players[t.seat].hasLeft ? null : t.seat,
		idle: () => ({ type: "takeNone" }),
		actions: {
			buyTechnology: {
				offer(e, t, n) {
					let r = K(e, n);
					return { technology: x(t.cards.secret, (e) => {
						let t = L[e].price;
						return r < t ? W("MF-11.2", "cannotPay", {
							cost: t,
							cash: r
						}) : null;
					}) };
				},
				take(e, t, n, { technology: r }) {
					return Ms(e, n, t.cards, r), Mr();
				}
			},
			takeNone: {
				offer: () => ({}),
				take(e, t, n) {
					return G(e, "technologiesDeclined", {
						seat: n,
						discarded: Ns(e, t.cards, null)
					}), Mr();
				}
			}
		}
	},
	putAway(e, t) {
		Ns(e, t.cards, null);
	}
});
// games/matter-of-fact/rules/defaults.ts
function Fs(e, t) {
	let { stock: n, arrest: r } = e.players[t.seat], i = go(e, t) + Pr(e, t.seat) - K(e, t.seat);
	if (i <= 0) return { type: "paySalary" };
	if (r > 0 || Si(e, n) < i) return { type: "leaveUnpaid" };
	let [a] = O.filter((e) => n[e] > 0).sort((t, n) => Z(e, t) - Z(e, n));
	return a === void 0 ? { type: "leaveUnpaid" } : {
		type: "sell",
		resource: a,
		units: Math.min(n[a], Math.ceil(i / Z(e, a)))
	};
}
function Is(e, t) {
	let { contracts: n, stock: r } = e.players[t.seat];
	for (let { card: t, open: i, turns: a } of n) if (!(a > 1)) for (let n of O) {
		let a = Math.min(i[n], r[n]);
		if (a > 0 && Z(e, n) < xi(n)) return {
			type: "deliver",
			contract: t,
			resource: n,
			units: a
		};
	}
	return { type: "endTurn" };
}
// games/matter-of-fact/rules/discharge.ts
function Ls(e, t) {
	let { idle: n, picket: r } = e.players[t], i = [], a = (e, t) => {
		t > 0 && i.push({
			from: { one: [e] },
			workers: S(1, t)
		});
	};
	a("idle", n), a("picket", r);
	for (let n of R(e, t)) {
		let { workers: t, hasGuard: r, capture: o } = e.assets[n];
		o === null ? a(n, t) : t > 0 && i.push({
			from: x([n], () => W("MF-12.3", "captured", {
				asset: n,
				by: o.raider
			})),
			workers: S(1, t)
		}), r && a(Mi(n), 1);
	}
	return i.length > 0 ? i : W("MF-12.2", "noWorkers", {});
}
function Rs(e, t, n, r) {
	n === "picket" ? e.players[t].picket -= r : Ii(e, t, n, -r), e.workersLeft += r, G(e, "discharged", {
		seat: t,
		from: n,
		workers: r
	});
}
// games/matter-of-fact/rules/phases/turn-free.ts
var zs = { discharge: {
	offer: (e, t, n) => Ls(e, n),
	take(e, t, n, { from: r, workers: i }) {
		return Rs(e, n, r, i), U;
	}
} }, Bs = { paySalary: {
	offer(e, t, n) {
		let r = go(e, t);
		if (r === 0) return W("MF-R36", "nothingDue", {});
		let i = K(e, n);
		return i < r ? W("MF-R38", "cannotPay", {
			cost: r,
			cash: i
		}) : {};
	},
	take(e, t) {
		return _o(e, t), U;
	}
} }, Vs = {
	sell: {
		offer: (e, t, n) => ea(e, n),
		take(e, t, n, { resource: r, units: i }) {
			return na(e, n, r, i), U;
		}
	},
	deliver: {
		offer: (e, t, n) => aa(e, n),
		take(e, t, n, r) {
			return sa(e, n, r), U;
		}
	},
	sellAsset: {
		offer: (e, t, n) => ua(e, n),
		take(e, t, n, { asset: r }) {
			return fa(e, n, r), U;
		}
	}
}, Hs = { goOn: {
	offer: () => ({}),
	take: () => H
} }, Us = {
	buyAsset: {
		offer(e, t, n) {
			let r = Q(e, t), i = Do(e, t, "freeAsset", "MF-10.1");
			if (r.is !== "asset" || i !== null) return i ?? W("MF-10.1", "notHere", { needs: "freeAsset" });
			let a = e.assets[r.asset].owner;
			if (a !== null) return W("MF-R68", "owned", {
				asset: r.asset,
				by: a
			});
			let { cost: o } = A[M[r.asset]], s = K(e, n);
			return s < o ? W("MF-10.1", "cannotPay", {
				cost: o,
				cash: s
			}) : {};
		},
		take(e, t, n) {
			let r = Q(e, t);
			if (r.is !== "asset") return U;
			let { asset: i } = r, { cost: a } = A[M[i]];
			q(e, n, a), Sr(e, i, n), G(e, "assetBought", {
				seat: n,
				asset: i,
				cell: e.players[n].cell ?? 0,
				cost: a
			}), ji(e, n, i);
			let o = z(i);
			return o !== "biobot" && Ti(e, o, -1, {
				because: "newEnterprise",
				rule: "MF-6.6",
				seat: n,
				source: i
			}), ki(e), U;
		}
	},
	hire: {
		offer(e, t, n) {
			let r = Do(e, t, "labourExchange", "MF-12.1");
			if (r !== null) return r;
			let i = K(e, n), a = Math.floor(i / 10), o = a < e.workersLeft ? W("MF-12.1", "cannotPay", {
				cost: (a + 1) * 10,
				cash: i
			}) : W("MF-R16", "noWorkersLeft", { left: e.workersLeft }), s = W("MF-12.1", "atLeastOne", {});
			return { workers: S(1, Math.min(a, e.workersLeft), {
				below: s,
				above: o
			}) };
		},
		take(e, t, n, { workers: r }) {
			let i = Q(e, t);
			if (i.is !== "labourExchange") return U;
			let a = r * 10;
			return q(e, n, a), e.players[n].idle += r, e.workersLeft -= r, G(e, "hired", {
				seat: n,
				exchange: i.exchange,
				workers: r,
				cost: a,
				left: e.workersLeft
			}), U;
		}
	},
	study: {
		offer(e, t) {
			let n = Q(e, t), r = Do(e, t, "university", "MF-11.1");
			if (n.is !== "university" || r !== null) return r ?? W("MF-11.1", "notHere", { needs: "university" });
			let i = Os(n.university);
			return ks(e, i) ? {} : W("MF-R19", "noCards", { level: i });
		},
		take(e, t, n) {
			let r = Q(e, t);
			return r.is === "university" ? (t.hasStudied = !0, Ar("study", {
				seat: n,
				university: r.university,
				cards: As(e, n, r.university)
			})) : U;
		}
	},
	buyVehicle: {
		offer(e, t, n) {
			let r = Do(e, t, "dealership", "MF-13.2");
			if (r !== null) return r;
			let i = K(e, n);
			return { vehicle: x(k, (t) => {
				if (e.players[n].vehicles[t] !== "none") return W("MF-R20", "hasVehicle", { vehicle: t });
				if (e.vehiclesLeft[t] === 0) return W("MF-R20", "soldOut", { vehicle: t });
				let r = ar[t].price;
				return i < r ? W("MF-13.2", "cannotPay", {
					cost: r,
					cash: i
				}) : null;
			}) };
		},
		take(e, t, n, { vehicle: r }) {
			let { price: i } = ar[r];
			q(e, n, i), e.players[n].vehicles[r] = "new";
			let a = e.vehiclesLeft[r];
			return a !== null && (e.vehiclesLeft[r] = a - 1), G(e, "vehicleBought", {
				seat: n,
				vehicle: r,
				price: i
			}), U;
		}
	},
	returnVehicle: {
		offer(e, t, n) {
			let r = Do(e, t, "dealership", "MF-13.3");
			return r === null ? { vehicle: x(k, (t) => {
				let r = e.players[n].vehicles[t];
				return r === "none" ? W("MF-13.3", "noVehicle", { vehicle: t }) : r === "new" ? W("MF-R22", "justBought", { vehicle: t }) : null;
			}) } : r;
		},
		take(e, t, n, { vehicle: r }) {
			let { refund: i } = ar[r];
			e.players[n].vehicles[r] = "none";
			let a = e.vehiclesLeft[r];
			return a !== null && (e.vehiclesLeft[r] = a + 1), G(e, "vehicleReturned", {
				seat: n,
				vehicle: r,
				refund: i
			}), J(e, n, i), U;
		}
	},
	buyResource: {
		offer(e, t, n) {
			let r = Do(e, t, "businessCentre", "MF-14.1");
			if (r !== null) return r;
			let i = K(e, n);
			return O.map((t) => {
				if (!e.market[t].isOpen) return {
					resource: x([t], () => W("MF-14.2", "notOpened", { resource: t })),
					units: Qi
				};
				let n = Z(e, t), r = Math.floor(i / n), a = e.options.tokens === "limited" ? Ai(e, t) : r, o = a < r ? W("MF-R15", "tokenLimit", {
					resource: t,
					left: a
				}) : W("MF-14.1", "cannotPay", {
					cost: (r + 1) * n,
					cash: i
				});
				return {
					resource: x([t]),
					units: S(1, Math.min(r, a), { above: o })
				};
			});
		},
		take(e, t, n, { resource: r, units: i }) {
			let a = Z(e, r);
			return q(e, n, i * a), e.players[n].stock[r] += i, G(e, "resourceBought", {
				seat: n,
				resource: r,
				units: i,
				price: a,
				cost: i * a
			}), U;
		}
	}
}, Ws = { changePrice: {
	offer: (e, t) => O.map((n) => {
		let r = Gs(e, t, n);
		if (r !== null) return {
			resource: x([n], () => r),
			by: x([1, -1])
		};
		let i = Z(e, n);
		return {
			resource: x([n]),
			by: x([1, -1], (t) => wi(e, n, t) ? W("MF-R12", "endOfRow", {
				resource: n,
				price: i
			}) : null)
		};
	}),
	take(e, t, n, { resource: r, by: i }) {
		return t.priced.push(r), Ti(e, r, i, {
			because: "monopolist",
			rule: i > 0 ? "MF-6.12" : "MF-6.9",
			seat: n,
			source: null
		}), U;
	}
} };
function Gs(e, t, n) {
	let { monopolist: r } = e.market[n];
	return r === t.seat ? t.priced.includes(n) ? W("MF-R13", "priceChanged", { resource: n }) : null : W("MF-7.6", "notMonopolist", {
		resource: n,
		monopolist: r
	});
}
var Ks = (e, t) => O.some((n) => e.market[n].monopolist === t.seat && !t.priced.includes(n)), qs = (e, t) => ({
	value: e,
	because: t
}), Js = (e) => D(N, (t) => qs(t, e)), Ys = {
	4: Js(W("MF-8.1", "outOfReach", { speed: 4 })),
	6: Js(W("MF-8.1", "outOfReach", { speed: 6 })),
	8: Js(W("MF-8.1", "outOfReach", { speed: 8 }))
}, Xs = Js(W("MF-R25", "cardUnavoidable", {})), Zs = Js(W("MF-R25", "noBorderOnTheWay", {}));
function Qs(e, t, n) {
	let r = Dr(e, t), i = Ho(e, t, n, r), a = {
		one: [],
		not: []
	}, o = {
		one: [],
		not: []
	};
	for (let t of N) {
		let n = Uo(i, t, !1), s = Uo(i, t, !0), c = n || s ? null : $s(e, i, t, r);
		n ? a.one.push(t) : a.not.push(c ?? Xs[t]), s ? o.one.push(t) : o.not.push(c ?? Zs[t]);
	}
	return [{
		to: a,
		card: { one: [!1] }
	}, {
		to: o,
		card: { one: [!0] }
	}];
}
function $s(e, t, n, r) {
	let i = I[n];
	if (Wo(t, n) && i !== null) return qs(n, W("MF-8.4", "guarded", {
		asset: i,
		owner: e.assets[i].owner ?? 0
	}));
	let a = Go(t, n) ? Or(e, n) : null;
	return a === null ? Ys[r][n] : qs(n, W("MF-8.4", "occupied", {
		cell: n,
		by: a
	}));
}
function ec(e, t, n, r) {
	let i = e.players[t.seat], a = i.cell;
	if (a === null) return;
	if (t.drawsCard = r, t.hasArrived = n !== a, !t.hasArrived && !r) return G(e, "stayed", {
		seat: t.seat,
		cell: a
	});
	if (e.events !== null && tc(e, t.seat, a, n, r), !t.hasArrived) return;
	let o = Ur(e, t.seat);
	o !== null && Xr(e, o, "left"), i.cell = n;
	let s = I[n], c = s === null ? null : e.assets[s].owner;
	t.mayRaid = c !== null && c !== t.seat, s !== null && c === t.seat && Qr(e, t.seat, s);
}
function tc(e, t, n, r, i) {
	let a = Jo(Ho(e, t, n, Dr(e, t)), r, i), o = a.slice(1).filter((e) => hr[e]);
	G(e, "moved", {
		seat: t,
		from: n,
		to: r,
		path: a,
		vehicle: Er(e, t),
		crossed: o
	});
}
// games/matter-of-fact/rules/phases/turn-movement.ts
var nc = {
	placeChip: {
		offer: (e) => ({ cell: x(gr, (t) => {
			let n = Or(e, t);
			return n === null ? null : W("MF-R69", "occupied", {
				cell: t,
				by: n
			});
		}) }),
		take(e, t, n, { cell: r }) {
			return e.players[n].cell = r, G(e, "chipPlaced", {
				seat: n,
				cell: r
			}), H;
		}
	},
	move: {
		offer: (e, t, n) => Qs(e, n, e.players[n].cell ?? 0),
		take(e, t, n, { to: r, card: i }) {
			return ec(e, t, r, i), H;
		}
	}
}, rc = {
	moveWorkers: {
		offer: (e, t, n) => Li(e, n),
		check: (e, t, n, r) => Bi(r),
		take(e, t, n, r) {
			return Vi(e, n, r), U;
		}
	},
	layTechnology: {
		offer: (e, t, n) => Hi(e, n),
		take(e, t, n, { technology: r, asset: i }) {
			return Wi(e, n, r, i), U;
		}
	},
	takeUpTechnology: {
		offer: (e, t, n) => Ki(e, n),
		take(e, t, n, { technology: r }) {
			return qi(e, n, r), U;
		}
	},
	adoptPlan: {
		offer(e, t, n) {
			return e.players[n].isOnStrike ? W("MF-R40", "onStrike", {}) : Cr(e, n) ? po(e, ao(e, n)) ? W("MF-16.1", "planStands", {}) : {} : W("MF-16.1", "noAsset", {});
		},
		take(e, t, n) {
			return mo(e, n), U;
		}
	}
}, ic = {
	run: {
		offer: (e, t, n) => ({ asset: x(R(e, n), (n) => Ra(e, t, n)) }),
		take(e, t, n, { asset: r }) {
			return za(e, t, r), U;
		}
	},
	runProposed: {
		offer: () => ({}),
		take(e, t) {
			for (let n of Ga(e, t)) e.outcome === null && za(e, t, n);
			return U;
		}
	}
}, ac = { raid: {
	offer(e, t, n) {
		if (e.options.raids === "off") return W("MF-1.6", "raidsOff", {});
		let { cell: r } = e.players[n], i = r === null ? null : I[r], a = i === null ? null : e.assets[i].owner;
		if (i === null || a === null || a === n) return W("MF-18.1", "notHere", { needs: "rivalAsset" });
		let { capture: o } = e.assets[i];
		return { mode: x(["operate", "sabotage"], (t) => o?.mode === t ? W("MF-18.10", "alreadySo", { mode: t }) : t === "operate" ? Gr(e, n, i) : null) };
	},
	take(e, t, n, { mode: r }) {
		let { cell: i } = e.players[n], a = i === null ? null : I[i], o = a === null ? null : e.assets[a].owner;
		if (a === null || o === null) return U;
		e.assets[a].capture === null && Kr(e, n, a, o), t.mayRaid = !1;
		let { capture: s } = e.assets[a];
		return s !== null && (r === "operate" ? qr : Jr)(e, s, a, o), U;
	}
} }, oc = {
	leaveUnpaid: {
		offer: () => ({}),
		take(e, t, n) {
			return t.isUnpaid = !0, G(e, "salaryUnpaid", {
				seat: n,
				workers: ho(e, t),
				due: go(e, t)
			}), H;
		}
	},
	callStrike: {
		offer: () => ({}),
		take(e, t, n) {
			return yo(e, t.seat, n), H;
		}
	},
	letItBe: {
		offer: () => ({}),
		take(e, t, n) {
			return t.callers = t.callers.filter((e) => e !== n), G(e, "strikeWaived", {
				seat: t.seat,
				by: n
			}), U;
		}
	}
}, { placeChip: sc, move: cc } = nc, { leaveUnpaid: lc, callStrike: uc, letItBe: dc } = oc, fc = kr("turn", {
	begin(e, t) {
		let n = e.players[t.seat], { arrest: r, isOnStrike: i } = n;
		G(e, "turnBegan", {
			seat: t.seat,
			round: e.round,
			arrest: r,
			isOnStrike: i
		});
		for (let r of k) n.vehicles[r] === "new" && (n.vehicles[r] = "ready", G(e, "vehicleReady", {
			seat: t.seat,
			vehicle: r
		}));
	},
	captured(e, t) {
		t.struck || Ha(e, t);
	},
	production: {
		rule: "MF-5.1",
		ask: (e, t) => $(e, t) && Wa(e, t) ? t.seat : null,
		idle: () => ({ type: "runProposed" }),
		actions: {
			...ic,
			...Bs,
			...zs,
			...Hs
		}
	},
	standstill(e, t) {
		let n = $(e, t) ? qa(e, t) : [];
		n.length > 0 && G(e, "stoodStill", {
			seat: t.seat,
			assets: n
		});
	},
	monopoly: {
		rule: "MF-7.6",
		ask: (e, t) => $(e, t) && Ks(e, t) ? t.seat : null,
		idle: () => ({ type: "goOn" }),
		actions: {
			...Ws,
			...Vs,
			...Bs,
			...zs,
			...Hs
		}
	},
	startHex: {
		rule: "MF-4.1",
		ask: (e, t) => $(e, t) && e.players[t.seat].cell === null ? t.seat : null,
		idle: (e) => ({
			type: "placeChip",
			cell: gr.find((t) => Or(e, t) === null) ?? 0
		}),
		actions: { placeChip: sc }
	},
	movement: {
		rule: "MF-8.1",
		ask: (e, t) => $(e, t) && e.players[t.seat].arrest === 0 ? t.seat : null,
		idle: (e, t) => ({
			type: "move",
			to: e.players[t.seat].cell ?? 0,
			card: !1
		}),
		actions: {
			move: cc,
			...Vs,
			...Bs,
			...zs
		}
	},
	border(e, t) {
		t.drawsCard && $(e, t) && _s(e, t.seat), Yr(e, t.seat);
	},
	investments: {
		rule: "MF-4.4",
		ask: (e, t) => $(e, t) && (ko(e, t) || e.players[t.seat].arrest > 0) ? t.seat : null,
		idle: () => ({ type: "goOn" }),
		actions: {
			...Us,
			...ac,
			...Vs,
			...Bs,
			...zs,
			...Hs
		}
	},
	salary: {
		rule: "MF-15.4",
		ask: (e, t) => $(e, t) && !t.isUnpaid && go(e, t) > 0 ? t.seat : null,
		idle: (e, t) => Fs(e, t),
		actions: {
			...Bs,
			leaveUnpaid: lc,
			...Vs,
			...zs
		}
	},
	settleSalary(e, t) {
		t.isUnpaid || vo(e, t.seat, "nothingDue");
	},
	planning: {
		rule: "MF-16.1",
		ask: (e, t) => $(e, t) && e.players[t.seat].arrest === 0 ? t.seat : null,
		idle: (e, t) => Is(e, t),
		actions: {
			...rc,
			...Vs,
			...zs,
			endTurn: {
				offer: () => ({}),
				take: () => H
			}
		}
	},
	passing(e, t) {
		t.isUnpaid && !e.players[t.seat].isOnStrike && wr(e, t.seat) !== 0 && (e.options.strike === "automatic" ? yo(e, t.seat, null) : t.callers = xr(e, t.seat));
	},
	strike: {
		rule: "MF-21.2",
		ask: (e, t) => t.callers.filter((n) => $(e, t) && !e.players[n].hasLeft),
		idle: () => ({ type: "callStrike" }),
		actions: {
			callStrike: uc,
			letItBe: dc
		}
	},
	end(e, t) {
		let n = e.players[t.seat];
		la(e, t.seat), n.arrest > 0 && (--n.arrest, n.arrest === 0 && G(e, "arrestEnded", { seat: t.seat }));
		for (let { from: t, to: n } of Qn(e.deals, "turn")) G(e, "dealLapsed", {
			from: t,
			to: n
		});
		return G(e, "turnEnded", { seat: t.seat }), Mr();
	}
}), $ = (e, t) => !e.players[t.seat].hasLeft, pc = {
	"deals.open.*.terms": (e, t, n) => ({
		give: {
			...ei,
			money: n(4)
		},
		take: {
			...ei,
			money: n(4)
		}
	}),
	"players.*.cash": (e, [t], n) => e.players[t].hasLeft ? 0 : mc(e, t) + Math.max(0, n(304) - 4),
	"players.*.debt": (e, [t], n) => e.players[t].cash.secret === 0 ? n(6) : 0
}, mc = (e, t) => Math.max(0, ...e.deals.open.map(({ from: e, terms: n }) => e === t ? n.secret?.give.money ?? 0 : 0)), hc = $n((e) => e.deals);
// games/matter-of-fact/rules/setup.ts
function gc(e, t) {
	let n = xc(e, t), { roundCap: r, vehicles: i } = e.options;
	return {
		round: 0,
		lastRound: r === "none" ? null : Number(r),
		starter: null,
		players: D(e.seats, (t) => _c(e, t, n[t])),
		assets: bc(j, () => ({
			owner: null,
			technology: null,
			workers: 0,
			hasGuard: !1,
			capture: null
		})),
		market: bc(O, () => ({
			column: 0,
			lastMove: 0,
			isOpen: !1,
			monopolist: null
		})),
		workersLeft: 50 - 3 * e.seats.length,
		vehiclesLeft: bc(k, (e) => i === "limited" ? ar[e].cards : null),
		actionDeck: vc(e, "actions", [...Yi]),
		actionDiscards: [],
		technologyDecks: {
			I: vc(e, "technologiesI", yc("I")),
			II: vc(e, "technologiesII", yc("II"))
		},
		technologyDiscards: {
			I: [],
			II: []
		},
		usedTechnologies: [],
		deals: Zn(e.seats),
		ending: null
	};
}
function _c(e, t, n) {
	let r = (n) => e.options.cash === "open" ? pe(n) : fe(t, n);
	return {
		colour: n,
		cash: r(150),
		debt: r(0),
		stock: X(),
		biobots: 0,
		idle: 3,
		picket: 0,
		isOnStrike: !1,
		assets: [],
		hand: [],
		vehicles: {
			electricVehicle: "none",
			quadcopter: "none"
		},
		cell: null,
		arrest: 0,
		contracts: [],
		hasLeft: !1
	};
}
function vc(e, t, n) {
	let r = he(t, _(e, n));
	return Ds(e, r), r;
}
var yc = (e) => yr.filter((t) => L[t].level === e), bc = (e, t) => Object.fromEntries(e.map((e) => [e, t(e)]));
function xc(e, t) {
	let n = Jn.filter((e) => !t.includes(e));
	return e.seats.map((e) => Jn.find((n) => n === t[e]) ?? n.shift());
}
// games/matter-of-fact/index.ts
var Sc = /* @__PURE__ */ t({ matterOfFact: () => Cc }), Cc = Nr({
	id: "matter-of-fact",
	version: 1,
	speaks: 1,
	seats: {
		min: 2,
		max: 4
	},
	picks: Jn,
	options: {
		salary: [
			"1",
			"2",
			"3"
		],
		biobots: [
			"1",
			"2",
			"3"
		],
		decks: ["down", "up"],
		strike: ["called", "automatic"],
		raids: ["on", "off"],
		tokens: ["limited", "unlimited"],
		vehicles: ["limited", "unlimited"],
		reuse: ["allowed", "mustArrive"],
		cash: ["open", "hidden"],
		end: ["immediate", "equalTurns"],
		roundCap: [
			"60",
			"40",
			"none"
		],
		trade: ["on", "off"],
		starter: [
			"random",
			"assetCards",
			"host"
		],
		leaver: ["bot", "liquidate"],
		compensation: ["none", "perPlace"]
	},
	presets: {
		rulebook: {},
		ranked: {
			end: "equalTurns",
			compensation: "perPlace"
		},
		family: {
			raids: "off",
			strike: "automatic"
		},
		longGame: {
			biobots: "2",
			salary: "2"
		}
	},
	setup: gc,
	opening: () => Ar("game", { upNext: [] }),
	phases: {
		game: ms,
		turn: fc,
		study: Ps
	},
	anytime: {
		...Da,
		concede: cs
	},
	governs: {
		nameStarter: "MF-3.7",
		placeChip: "MF-4.1",
		run: "MF-5.1",
		runProposed: "MF-5.1",
		changePrice: "MF-7.6",
		move: "MF-8.1",
		buyAsset: "MF-10.1",
		hire: "MF-12.1",
		study: "MF-11.1",
		buyVehicle: "MF-13.2",
		returnVehicle: "MF-13.3",
		buyResource: "MF-14.1",
		raid: "MF-18.1",
		buyTechnology: "MF-11.2",
		takeNone: "MF-11.2",
		paySalary: "MF-4.6",
		leaveUnpaid: "MF-15.5",
		sell: "MF-4.7",
		deliver: "MF-R43",
		sellAsset: "MF-10.5",
		discharge: "MF-12.2",
		moveWorkers: "MF-16.1",
		layTechnology: "MF-R31",
		takeUpTechnology: "MF-R31",
		adoptPlan: "MF-16.1",
		goOn: "MF-4.5",
		endTurn: "MF-4.8",
		callStrike: "MF-21.2",
		letItBe: "MF-21.2",
		concede: "MF-R64",
		proposeDeal: "MF-R46",
		acceptDeal: "MF-R46",
		declineDeal: "MF-R46",
		counterDeal: "MF-R46",
		withdrawDeal: "MF-R46"
	},
	facts: ts,
	ownFacts: ns,
	invariants: ss,
	secrets: pc,
	conceals: hc
}), wc = Kn(Object.values(Sc).find((e) => e?.id === "matter-of-fact"));
export { wc as default };
