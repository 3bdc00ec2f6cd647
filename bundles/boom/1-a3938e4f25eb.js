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
	let t = {};
	for (let r in e) {
		let i = e[r];
		t[r] = typeof i == "object" && i ? n(i) : i;
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
	h.set([
		n,
		r,
		i,
		a,
		o,
		s,
		c,
		l,
		t
	], 4), g.set(h);
	for (let e = 0; e < 10; e++) _(0, 4, 8, 12), _(1, 5, 9, 13), _(2, 6, 10, 14), _(3, 7, 11, 15), _(0, 5, 10, 15), _(1, 6, 11, 12), _(2, 7, 8, 13), _(3, 4, 9, 14);
	return g.map((e, t) => e + h[t]);
}
var h = Uint32Array.from([
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
]), g = /* @__PURE__ */ new Uint32Array(16);
function _(e, t, n, r) {
	ne(e, t, r, 16), ne(n, r, t, 12), ne(e, t, r, 8), ne(n, r, t, 7);
}
function ne(e, t, n, r) {
	let i = g[e] + g[t] | 0, a = g[n] ^ i;
	g[e] = i, g[n] = a << r | a >>> 32 - r;
}
// kernel/chance.ts
var re = (e) => (Math.imul(e, 2654435761) ^ 2246822507) >>> 0, ie = (e) => ({
	key: e,
	drawn: 0
});
function ae(e, t) {
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
var oe = (e, t = 6) => 1 + ae(e, t);
function v(e, t) {
	for (let n = t.length - 1; n > 0; n--) {
		let r = ae(e, n + 1), i = t[n];
		t[n] = t[r], t[r] = i;
	}
	return t;
}
var se = (e) => Array.from({ length: 8 }, (t, n) => Number.parseInt(e.slice(n * 8, n * 8 + 8), 16)), ce = 8, y = (e) => 1 << (e ?? ce), le = 16, b = (e) => e & 511 & ~(e >> le), ue = (e, t) => (e | y(t)) & ~(y(t) << le), de = (e, t) => ({
	seen: y(e),
	secret: t
}), fe = (e, t) => ({
	pile: "deck",
	owner: null,
	pool: e,
	seen: t.map(() => 0),
	secret: t
}), pe = (e, t, n) => ({
	pile: "hand",
	owner: t,
	pool: e,
	seen: n.map(() => y(t)),
	secret: n
});
function me(e) {
	return e.seen.pop(), e.secret.pop() ?? null;
}
function he(e, t, n) {
	let r = e.seen.pop(), i = e.secret.pop();
	return r === void 0 || i === void 0 ? null : (t.seen.push(ue(r, n)), t.secret.push(i), i);
}
function ge(e, t) {
	let n = e.secret.indexOf(t);
	if (n < 0) throw Error(`${String(t)} is not in the pile`);
	return e.pile === "hand" && _e(e.seen), e.secret.splice(n, 1), e.seen.splice(n, 1)[0] ?? 0;
}
function _e(e) {
	let t = 0, n = 511;
	for (let r of e) t |= b(r), n &= b(r);
	let r = t & ~n;
	if (r !== 0) for (let t = 0; t < e.length; t++) e[t] = ve(e[t], r);
}
var ve = (e, t) => e | (e & t) << le;
function ye(e, t) {
	let n = e.secret.length - 1;
	return n < 0 ? null : (e.seen[n] = ue(e.seen[n], t), e.secret[n]);
}
function be(e, t, n) {
	t.secret = v(e, n), t.seen = n.map(() => 0);
}
// kernel/spots.ts
var xe = [], x = (e) => S(e, "events") ?? xe;
function S(e, t = "") {
	let n = null;
	if (Array.isArray(e)) {
		for (let t = 0; t < e.length; t++) {
			let r = e[t];
			if (typeof r != "object" || !r) continue;
			let i = Se(t, r);
			i !== null && (n ??= []).push(i);
		}
		return n;
	}
	for (let r in e) {
		let i = e[r];
		if (typeof i != "object" || !i || r === t) continue;
		let a = Se(r, i);
		a !== null && (n ??= []).push(a);
	}
	return n;
}
function Se(e, t) {
	if (Ee(t)) return {
		at: e,
		is: "pile",
		inner: null
	};
	if (De(t)) return {
		at: e,
		is: "secret",
		inner: C(t.secret) ? S(t.secret) : null
	};
	let n = S(t);
	return n === null ? null : {
		at: e,
		is: "branch",
		inner: n
	};
}
function Ce(e, t = x(e)) {
	let n = [], r = (e, t) => {
		for (let { at: i, is: a, inner: o } of t ?? xe) {
			let t = Te(e, i);
			a === "pile" ? n.push(t) : a === "branch" && r(t, o);
		}
	};
	return r(e, t), n;
}
function we(e, t = x(e)) {
	let n = [], r = (e, t, i, a) => {
		for (let { at: o, is: s, inner: c } of t ?? xe) {
			let t = Te(e, o);
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
var Te = (e, t) => e[t], C = (e) => typeof e == "object" && !!e, Ee = (e) => "pile" in e && "pool" in e, De = (e) => "secret" in e && "seen" in e && typeof e.seen == "number", w = (e) => ({
	g: e,
	spots: x(e),
	lying: null,
	facts: null
});
function T(e, t, n, r) {
	if (t === null) return e;
	let i = Array.isArray(e) ? e.slice() : { ...e };
	for (let { at: e, is: a, inner: o } of t) {
		let t = i[e];
		i[e] = a === "branch" ? T(t, o, n, r) : a === "pile" ? r.pile(t, n) : r.secret(t, o, n);
	}
	return i;
}
var Oe = {
	secret({ seen: e, secret: t }, n, r) {
		if ((e & r) === 0) return {
			seen: b(e),
			secret: null
		};
		let i = C(t) ? T(t, n, r, Oe) : t;
		return {
			seen: b(e) | r,
			secret: i
		};
	},
	pile({ pile: e, owner: t, pool: n, seen: r, secret: i }, a) {
		let o = (e) => (r[e] & a) !== 0, s = e === "deck" || a === y(t) ? null : ke(r, i, o), c = (e) => s?.[e] ?? e;
		return {
			pile: e,
			owner: t,
			pool: n,
			seen: r.map((e, t) => o(c(t)) ? je(r, c(t)) | a : je(r, c(t))),
			secret: i.map((e, t) => o(c(t)) ? i[c(t)] : null)
		};
	}
}, ke = (e, t, n) => [...t.keys()].sort((r, i) => n(r) === n(i) ? n(r) ? Ae(t[r], t[i]) : je(e, r) - je(e, i) : n(r) ? -1 : 1), Ae = (e = "", t = "") => e < t ? -1 : +(e > t), je = (e, t) => b(e[t]), Me = (e, t) => Ne(w(e), t);
function Ne(e, t) {
	let n = y(t), { chance: r, events: i, ...a } = T(e.g, e.spots, n, Oe);
	return Object.assign(a, {
		viewer: t,
		unseen: E(e, n)
	});
}
function Pe(e, t) {
	let n = { value: e };
	return T(n, S(n), y(t), Fe).value;
}
var Fe = {
	secret: ({ seen: e, secret: t }, n, r) => ({ secret: (e & r) === 0 ? null : C(t) ? T(t, n, r, Fe) : t }),
	pile: Oe.pile
};
function Ie(e) {
	if (e.lying !== null) return e.lying;
	let t = {};
	for (let { pool: n, seen: r, secret: i } of Ce(e.g, e.spots)) {
		let e = t[n] ??= [];
		for (let t = 0; t < i.length; t++) e.push({
			card: i[t],
			seen: r[t]
		});
	}
	for (let e in t) t[e]?.sort(Le);
	return e.lying = t, t;
}
var Le = (e, t) => Ae(e.card, t.card), Re = (e, t) => E(w(e), y(t));
function E(e, t) {
	let n = {}, r = Ie(e);
	for (let e in r) {
		let i = [];
		for (let { card: n, seen: a } of r[e] ?? []) (a & t) === 0 && i.push(n);
		n[e] = i;
	}
	return n;
}
var ze = class extends Error {
	constructor(e) {
		super(`${e} is hidden from these eyes`), this.name = "NotSeen";
	}
}, Be = class {
	seen;
	constructor(e) {
		this.seen = e;
	}
	get secret() {
		throw new ze("a secret");
	}
}, Ve = {
	enumerable: !0,
	get() {
		throw new ze("a card");
	}
}, He = [];
function Ue(e) {
	let t = He[e];
	if (t !== void 0) return t;
	let n = Array(e);
	for (let t = 0; t < e; t++) Object.defineProperty(n, t, Ve);
	return He[e] = Object.freeze(n), n;
}
var We = {
	secret: (e, t, n) => (e.seen & n) === 0 ? new Be(b(e.seen)) : C(e.secret) && t !== null ? {
		seen: e.seen,
		secret: T(e.secret, t, n, We)
	} : e,
	pile(e, t) {
		let n = 0;
		for (let r of e.seen) (r & t) !== 0 && (n += 1);
		if (n === e.seen.length) return e;
		if (n === 0) return {
			...e,
			secret: Ue(e.secret.length)
		};
		let r = e.secret.slice();
		for (let n = 0; n < r.length; n++) (e.seen[n] & t) === 0 && Object.defineProperty(r, n, Ve);
		return {
			...e,
			secret: r
		};
	}
};
function Ge(e, t) {
	let n = T({
		...e.g,
		events: null
	}, e.spots, y(t), We);
	return Ke.set(n, {
		position: e,
		viewer: t
	}), n;
}
var Ke = /* @__PURE__ */ new WeakMap();
function qe(e, t) {
	let n = Ke.get(e);
	if (n === void 0) throw Error("only the facts of a viewer may ask for this");
	return E(n.position, y(n.viewer))[t] ?? [];
}
// kernel/facts.ts
var Je = (e, t, n) => Ye(e, w(t), n);
function Ye(e, t, n) {
	return t.facts ??= e.facts(Ge(t, null)), n === null || e.ownFacts === void 0 ? t.facts : {
		...t.facts,
		...e.ownFacts(Ge(t, n), n, t.facts)
	};
}
// kernel/fits.ts
function D(e, t) {
	if (Object.is(e, t)) return !0;
	if (typeof e != "object" || typeof t != "object" || e === null || t === null || Array.isArray(e) !== Array.isArray(t)) return !1;
	let n = Object.keys(e);
	return n.length === Object.keys(t).length && n.every((n) => D(O(e, n), O(t, n)));
}
var Xe = (e, t) => e.some((e) => D(e, t));
function Ze(e, t, n, r) {
	let i = (e, t) => ({
		refused: e,
		rule: r,
		facts: t
	});
	if (Object.is(t, -0)) return i("malformed", { expected: n });
	if (e.one !== void 0) return Xe(e.one, t) ? null : $e(e.not, t) ?? i("notOffered", { field: n });
	if (e.parts !== void 0) return Qe(e.parts, t, n, r);
	if (e.some !== void 0) {
		let { some: r, atLeast: a, atMost: o } = e;
		if (!Array.isArray(t) || t.some((e) => Object.is(e, -0))) return i("malformed", { expected: n });
		if (t.length < a || t.length > o) return i("wrongCount", {
			field: n,
			atLeast: a,
			atMost: o
		});
		for (let [a, o] of t.entries()) {
			let s = $e(e.not, o);
			if (s !== null) return s;
			if (!Xe(r, o) || Xe(t.slice(0, a), o)) return i("notOffered", { field: n });
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
function Qe(e, t, n, r) {
	if (typeof t != "object" || !t || Array.isArray(t)) return {
		refused: "malformed",
		rule: r,
		facts: { expected: n }
	};
	for (let i of Object.keys(e)) {
		let a = Ze(e[i], O(t, i), `${n}.${i}`, r);
		if (a !== null) return a;
	}
	return null;
}
var $e = (e, t) => e?.find((e) => D(e.value, t))?.because ?? null;
function et(e, t, n) {
	let r = 0, i = null, a = null;
	for (let o of Object.keys(e)) {
		let s = O(t, o), c = Ze(e[o], s, o, n);
		c === null ? r += 1 : s === void 0 ? a ??= c : i ??= c;
	}
	return {
		fitting: r,
		reason: i ?? a
	};
}
function tt(e) {
	let t = null, n = -1;
	for (let { fitting: r, reason: i } of e) {
		if (i === null) continue;
		let e = 2 * r + +!nt.has(i.refused);
		e > n && ([t, n] = [i, e]);
	}
	return t;
}
var nt = /* @__PURE__ */ new Set([
	"malformed",
	"notOffered",
	"outOfRange",
	"wrongCount"
]);
function rt(e, t) {
	return e.one === void 0 ? e.some === void 0 ? e.parts === void 0 ? t : Object.fromEntries(Object.entries(e.parts).map(([e, n]) => [e, rt(n, O(t, e))])) : t.map((t) => n(e.some.find((e) => D(e, t)))) : n(e.one.find((e) => D(e, t)));
}
function O(e, t) {
	return Object.getOwnPropertyDescriptor(e, t)?.value;
}
// kernel/offers.ts
function k(e, t) {
	if (t === void 0) return { one: e };
	let { open: n, barred: r } = it(e, t);
	return r === null ? { one: n } : {
		one: n,
		not: r
	};
}
function A(e, t, n) {
	return n === void 0 ? {
		min: e,
		max: t
	} : {
		min: e,
		max: t,
		...n
	};
}
function it(e, t) {
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
function at(e) {
	if (e.one !== void 0) return e.one.length === 0;
	if (e.some !== void 0) return e.some.length < e.atLeast;
	if (e.parts !== void 0) {
		for (let t in e.parts) if (at(e.parts[t])) return !0;
		return !1;
	}
	return e.max < e.min;
}
function ot(e, t) {
	let n = { type: e.type }, r = e.fields;
	for (let e in r) n[e] = st(r[e], t);
	return n;
}
function st(e, t) {
	if (e.one !== void 0) return e.one[t(e.one.length)];
	if (e.parts !== void 0) {
		let n = {};
		for (let r in e.parts) n[r] = st(e.parts[r], t);
		return n;
	}
	if (e.some === void 0) return e.min + t(e.max - e.min + 1);
	let { some: n, atLeast: r, atMost: i } = e, a = r + t(Math.min(i, n.length) - r + 1), o = [...n];
	return Array.from({ length: a }, () => o.splice(t(o.length), 1)[0]);
}
// kernel/rules.ts
var ct = { to: "stay" }, j = { to: "next" };
function lt(e) {
	return {
		to: "done",
		result: e
	};
}
function ut() {
	return {
		stay: ct,
		next: j,
		goTo: (e) => ({
			to: "step",
			step: e
		}),
		done: lt,
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
function dt(e, t) {
	if (!Number.isInteger(t.seats) || t.seats < e.seats.min || t.seats > e.seats.max) throw RangeError(`${e.id} takes ${e.seats.min} to ${e.seats.max} seats, not ${t.seats}`);
	let n = {
		seats: Array.from({ length: t.seats }, (e, t) => t),
		options: ft(e, t.options ?? {}),
		chance: typeof t.chance == "number" ? t.chance : { ...t.chance },
		stack: [],
		events: [],
		outcome: null
	}, r = Object.assign(n, e.setup(n, pt(e, t))), { phase: i, locals: a } = e.opening(r);
	return r.stack.push(N(e, i, a)), kt(e, r), r;
}
function ft(e, t) {
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
function pt(e, t) {
	let n = Array.from({ length: t.seats }, (e, n) => t.picks?.[n] ?? null), r = n.filter((e) => e !== null);
	for (let t of r) if (!e.picks.includes(t)) throw RangeError(`${t} is not one of ${e.picks.join(", ")}`);
	if (new Set(r).size < r.length) throw RangeError("two seats picked the same");
	return n;
}
function mt(e, t) {
	let n = P(t);
	if (n === void 0 || t.outcome !== null) return null;
	let r = F(e, n);
	return {
		seats: jt(r.ask(t, n)),
		phase: n.phase,
		step: n.step,
		rule: r.rule
	};
}
function ht(e, t) {
	let n = mt(e, t), r = P(t), i = e.anytime.declineDeal;
	if (n === null || r === void 0 || i === void 0 || F(e, r).sealed?.(t, r)) return n;
	let a = t.seats.filter((e) => {
		let n = i.offer(t, r, e);
		return !Array.isArray(n) && !Et(n) && !Dt(n);
	});
	return a.length === 0 ? n : {
		...n,
		seats: a,
		rule: e.governs.declineDeal ?? n.rule,
		deal: !0
	};
}
function gt(e, t, n) {
	let r = [];
	return Ct(e, t, n, (e) => r.push(e), null), r;
}
function _t(e, t, n) {
	let r = [], i = [];
	return Ct(e, t, n, (e) => r.push(e), (e, t) => i.push({
		type: e,
		because: t
	})), {
		offers: r,
		refused: i
	};
}
function vt(e, t, n, r, i = gt(e, t, n)) {
	let a = [...i];
	for (; a.length > 0;) {
		let i = r(a.length), o = a[i];
		for (let i = 0; i < 20; i++) {
			let i = ot(o, r);
			if (St(e, t, n, i) === null) return {
				seat: n,
				...i
			};
		}
		a.splice(i, 1);
	}
	return null;
}
function yt(e, t, n) {
	let r = P(t);
	return {
		seat: n,
		...F(e, r).idle(t, r, n)
	};
}
function bt(e, t, n) {
	let r = P(t), i = xt(e, t, n.seat, n.type);
	if (i === null) throw Error(`${n.type} is not open to seat ${n.seat} in ${r.phase}.${r.step}`);
	M(e, t, r, i.take(t, r, n.seat, n)), kt(e, t);
}
function xt(e, t, n, r) {
	let i = P(t), a = F(e, i);
	return Object.hasOwn(a.actions, r) && Nt(a.ask(t, i), n) ? a.actions[r] : Object.hasOwn(e.anytime, r) && !a.sealed?.(t, i) ? e.anytime[r] : null;
}
function St(e, t, n, r) {
	return xt(e, t, n, r.type)?.check?.(t, P(t), n, r) ?? null;
}
function Ct(e, t, n, r, i) {
	let a = P(t);
	if (a === void 0 || t.outcome !== null) return;
	let o = F(e, a);
	Nt(o.ask(t, a), n) && wt(e, o.actions, t, a, n, r, i), o.sealed?.(t, a) || wt(e, e.anytime, t, a, n, r, i);
}
function wt({ governs: e }, t, n, r, i, a, o) {
	for (let s in t) {
		let c = t[s], l = c.offer(n, r, i);
		if (Array.isArray(l)) {
			let t = !1;
			for (let e of l) Dt(e) || (t = !0, a(Tt(s, c, e)));
			!t && o !== null && o(s, Ot(l, e[s] ?? null));
		} else Et(l) ? o?.(s, l) : Dt(l) ? o?.(s, Ot([l], e[s] ?? null)) : a(Tt(s, c, l));
	}
}
var Tt = (e, { check: t }, n) => t === void 0 ? {
	type: e,
	fields: n
} : {
	type: e,
	fields: n,
	checked: !0
}, Et = (e) => "refused" in e;
function Dt(e) {
	for (let t in e) if (at(e[t])) return !0;
	return !1;
}
function Ot(e, t) {
	let n = e.flatMap((e) => Object.entries(e).filter(([, e]) => at(e)));
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
function kt(e, t) {
	for (let n = 1e3; n > 0; n--) {
		let n = P(t);
		if (n === void 0 || t.outcome !== null) return;
		let r = F(e, n);
		if (typeof r == "function") M(e, t, n, r(t, n) ?? j);
		else if ("call" in r) {
			let i = r.with(t, n);
			i === null ? M(e, t, n, j) : t.stack.push(N(e, r.call, i));
		} else if (Mt(r.ask(t, n))) M(e, t, n, j);
		else return;
	}
	throw Error(`runaway rules at ${P(t)?.phase}.${P(t)?.step}`);
}
function M(e, t, n, r) {
	switch (r.to) {
		case "stay": return;
		case "step":
			n.step = r.step;
			return;
		case "call":
			t.stack.push(N(e, r.phase, r.locals));
			return;
		case "become":
			t.stack[t.stack.length - 1] = N(e, r.phase, r.locals);
			return;
		case "done": return At(e, t, n, r.result);
		case "next": {
			let r = e.phases[n.phase]?.following[n.step];
			if (r === void 0) return At(e, t, n, void 0);
			n.step = r;
		}
	}
}
function At(e, t, n, r) {
	t.stack.pop();
	let i = P(t);
	if (i === void 0) return;
	let a = F(e, i);
	typeof a != "function" && M(e, t, i, "call" in a ? a.then?.(t, i, r) ?? j : a.after?.[n.phase]?.(t, i, r) ?? ct);
}
var N = (e, t, n) => ({
	phase: t,
	step: e.phases[t]?.first,
	...n
}), P = (e) => e.stack[e.stack.length - 1], F = (e, t) => e.phases[t.phase]?.steps[t.step], jt = (e) => e === null ? [] : typeof e == "number" ? [e] : e, Mt = (e) => e === null || typeof e != "number" && e.length === 0, Nt = (e, t) => typeof e == "number" ? e === t : e?.includes(t) ?? !1;
// kernel/judge.ts
function Pt(e, t, n) {
	let r = It(t, n);
	if ("refusal" in r) return { refusal: r.refusal };
	let { seat: i, type: a } = r;
	if (!Object.hasOwn(e.governs, a)) return I("unknownAction", null, { type: a.slice(0, 40) });
	let o = e.governs[a], s = mt(e, t);
	if (s === null) return I("over", o, {});
	let c = xt(e, t, i, a);
	if (c === null) return Lt(e, t, a, o, s.seats);
	let l = c.offer(t, P(t), i);
	return Et(l) ? { refusal: l } : Rt(t, r, c, Array.isArray(l) ? l : [l], o);
}
function Ft(e, t, n, r) {
	let i = Pt(e, t, {
		...r,
		seat: n
	});
	return "refusal" in i ? i.refusal : null;
}
function I(e, t, n) {
	return { refusal: {
		refused: e,
		rule: t,
		facts: n
	} };
}
function It(e, t) {
	if (typeof t != "object" || !t || Array.isArray(t)) return I("malformed", null, { expected: "object" });
	let n = O(t, "seat");
	if (!e.seats.includes(n) || Object.is(n, -0)) return I("malformed", null, { expected: "seat" });
	let r = O(t, "type");
	return typeof r == "string" ? {
		seat: n,
		type: r,
		values: t
	} : I("malformed", null, { expected: "type" });
}
function Lt(e, t, n, r, i) {
	let a = P(t), o = a === void 0 ? void 0 : e.phases[a.phase]?.steps[a.step];
	return typeof o == "object" && "actions" in o && Object.hasOwn(o.actions, n) ? I("notAsked", r, {
		type: n,
		asked: i
	}) : Object.hasOwn(e.anytime, n) ? I("sealed", r, { type: n }) : I("notNow", r, {
		type: n,
		asked: i
	});
}
function Rt(e, { seat: t, type: n, values: r }, i, a, o) {
	let s = [];
	for (let c of a) {
		let a = et(c, r, o);
		if (a.reason === null) {
			let o = rt({ parts: c }, r), s = i.check?.(e, P(e), t, {
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
	return { refusal: tt(s) ?? {
		refused: "notOffered",
		rule: o,
		facts: { field: "" }
	} };
}
// kernel/barrier.ts
function zt(e, t, n, r) {
	return Bt(t.g.chance, n.g.chance) ? Vt(t, n, r) ? "secret" : mt(e, n.g)?.seats.includes(r) ? null : "turn" : "chance";
}
var Bt = (e, t) => typeof e == "number" || typeof t == "number" ? e === t : e.drawn === t.drawn && e.key === t.key;
function Vt(e, t, n) {
	let r = y(n), i = !1, a = (e, t, n) => {
		for (let { at: o, is: s, inner: c } of n) {
			let n = Te(e, o), l = typeof t == "object" && t ? Te(t, o) : void 0;
			if (s === "pile") i ||= !Ht(n, l);
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
	return a(e.g, t.g, e.spots) || i && Ut(e, t, r);
}
function Ht(e, t) {
	if (t === void 0 || !Array.isArray(t.secret) || e.secret.length !== t.secret.length) return !1;
	for (let n = 0; n < e.secret.length; n++) if (e.secret[n] !== t.secret[n] || e.seen[n] !== t.seen[n]) return !1;
	return !0;
}
function Ut(e, t, n) {
	for (let r of [...t.g.seats, null]) {
		let i = y(r) | n, a = E(t, i);
		for (let [t, n] of Object.entries(E(e, i))) if (!Wt(n, a[t] ?? [])) return !0;
	}
	return !1;
}
function Wt(e, t) {
	let n = 0;
	for (let r of e) {
		for (; n < t.length && t[n] !== r;) n += 1;
		if (n === t.length) return !1;
		n += 1;
	}
	return !0;
}
// kernel/canonical.ts
function L(e) {
	if (e === null || typeof e == "boolean" || typeof e == "string") return JSON.stringify(e);
	if (typeof e == "number") {
		if (!Number.isFinite(e) || Object.is(e, -0)) throw TypeError(`${e} is not plain JSON`);
		return JSON.stringify(e);
	}
	if (Array.isArray(e)) return `[${e.map(L).join(",")}]`;
	if (typeof e != "object" || Object.getPrototypeOf(e) !== Object.prototype) throw TypeError(`${typeof e} is not plain JSON`);
	let t = e;
	return `{${Object.keys(t).sort().map((e) => `${JSON.stringify(e)}:${L(t[e])}`).join(",")}}`;
}
var Gt = (e) => m(L(e)), Kt = (e) => m(`parlour commitment ${e}`), qt = (e) => m(`parlour entropy ${e}`), Jt = (e, t) => m(`parlour dice ${L({
	seed: e,
	entropy: t
})}`);
function Yt({ commitment: e, promises: t, entropy: n }, r) {
	if (Kt(r) !== e) return "the revealed seed is not the one that was committed to before play";
	if (t.length !== n.length) return "not every promise of entropy was kept";
	for (let [e, r] of t.entries()) {
		let t = n[e] ?? null;
		if ((t === null ? null : qt(t)) !== r) return `the entropy of seat ${e + 1} is not what was promised`;
	}
	return null;
}
// kernel/record.ts
var Xt = ({ name: e, salt: t }) => m(`parlour name ${t} ${e}`);
function Zt({ names: e, entries: t, outcome: n, seeds: r, ...i }) {
	return i;
}
var Qt = (e) => Gt(e).slice(0, en), $t = (e, t, n) => m(`${e} ${JSON.stringify(t)} ${n}`).slice(0, en), en = 24, tn = 32;
function nn(e, t, n = tn) {
	let { rules: r, seats: i, dice: a, seed: o } = t;
	if (r.version !== e.version) throw RangeError(`these are rules ${e.version} of ${e.id}, not ${r.version}`);
	let s = dt(e, {
		seats: i.length,
		options: t.options,
		picks: i.map(({ pick: e }) => e),
		chance: ie(Jt(o, a.entropy))
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
	}, u = yn(s);
	return {
		game: e,
		head: l,
		seeds: [o],
		version: 0,
		link: Qt(l),
		position: w(s),
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
function rn(e) {
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
function an(e, t, n, r) {
	let { g: i, base: a, dice: o, ...s } = JSON.parse(r), c = JSON.stringify(i);
	i.events = null;
	let l = w(i);
	return {
		game: e,
		head: t,
		seeds: n.slice(0, o),
		position: l,
		text: c,
		base: JSON.stringify(a),
		middle: null,
		kept: tn,
		opening: [],
		...s
	};
}
function on(e, t, { at: r = e.version, by: i } = {}) {
	let { game: a, position: o } = e, s = Pt(a, o.g, t);
	if (r !== e.version && !("action" in s && hn(e, s.action.seat, r))) return xn({
		refused: "stale",
		rule: null,
		facts: {
			at: r,
			now: e.version
		}
	});
	if ("refusal" in s) return xn(s.refusal);
	let { seat: c, ...l } = s.action, u = n(o.g);
	u.events = [], bt(a, u, s.action);
	let d = u.events;
	u.events = null;
	let f = {
		seat: c,
		do: l,
		...i && { by: i }
	}, p = w(u), m = zt(a, o, p, c), ee = yn(u), te = [...e.tail, {
		line: e.version,
		seat: c,
		choice: l,
		drawn: bn(o.g)
	}], h = m === null ? e.tail.at(-1)?.seat === c ? e.free + 1 : 1 : 0;
	return gn(e, p, ee, f, d, {
		...pn(e, te, ee),
		standing: e.standing + 1,
		free: h,
		barrier: m ?? "nothing"
	});
}
var sn = (e, t) => on(e, yt(e.game, e.position.g, t), { by: "clock" });
function cn(e, t, r = []) {
	let i = e.tail.at(-1), a = e.free > 0 && i?.seat === t;
	if (e.standing === 0 || !a && !mn(e, t, r)) return xn({
		refused: "cannotUndo",
		rule: null,
		facts: { because: e.barrier }
	});
	if (i === void 0) throw new ln();
	let o = fn(e, e.tail.length - 1);
	o.chance = n(e.position.g.chance);
	let s = {
		seat: t,
		undo: 1,
		agreed: a ? [] : r
	}, c = e.tail.slice(0, -1), l = e.middle !== null && e.middle.moves <= c.length ? e.middle : null;
	return gn(e, w(o), yn(o), s, [], {
		base: e.base,
		middle: l,
		tail: c,
		standing: e.standing - 1,
		free: Math.max(0, e.free - 1),
		barrier: e.free > 1 ? "nothing" : e.barrier
	});
}
var ln = class extends Error {
	constructor() {
		super("the moves before this one are only in the record"), this.name = "TooFarBack";
	}
};
function un(e, t, r, i) {
	let a = n(e.position.g);
	a.chance = ie(Jt(r, t.entropy));
	let o = i.reduce((e, t) => e | y(t), 0), s = {};
	for (let { pool: e, seen: t, secret: n } of Ce(a)) for (let r = 0; r < n.length; r++) (t[r] & o) === 0 && (s[e] ??= []).push({
		cards: n,
		at: r
	});
	for (let e of Object.values(s)) {
		let t = v(a, e.map(({ cards: e, at: t }) => e[t]));
		for (let [n, { cards: r, at: i }] of e.entries()) r[i] = t[n];
	}
	e.game.arrange?.(a, o, (e) => ae(a, e));
	let c = yn(a);
	return gn({
		...e,
		seeds: [...e.seeds, r]
	}, w(a), c, {
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
function dn(e, t, n = []) {
	if ("do" in t) return on(e, {
		...t.do,
		seat: t.seat
	}, t.by ? { by: t.by } : {});
	if ("undo" in t) return cn(e, t.seat, t.agreed);
	let r = n[e.seeds.length];
	if (r === void 0) throw Error("the seed of these dice has not been revealed");
	return un(e, t.dice, r, t.eyes);
}
function fn(e, t) {
	let { middle: n } = e, r = n !== null && n.moves <= t ? n : {
		text: e.base,
		moves: 0
	}, i = JSON.parse(r.text);
	i.events = null;
	for (let { seat: n, choice: a, drawn: o } of e.tail.slice(r.moves, t)) typeof i.chance != "number" && (i.chance.drawn = o), bt(e.game, i, {
		seat: n,
		...a
	});
	return i;
}
function pn(e, t, n) {
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
function mn({ head: e, position: t }, n, r) {
	let { seats: i, outcome: a } = t.g;
	if (a !== null) return !1;
	let o = i.filter((t) => t !== n && e.seats[t]?.bot === null);
	return o.length > 0 && o.every((e) => r.includes(e)) && new Set(r).size === r.length;
}
function hn(e, t, n) {
	let { game: r, position: i, tail: a } = e, o = e.version - n;
	if (!Number.isInteger(n) || o < 1 || o > a.length) return !1;
	let s = a.slice(-o);
	if (s.some((e, r) => e.line !== n + r || e.seat === t)) return !1;
	let c = w(fn(e, a.length - o)), [l, u] = [P(c.g), P(i.g)];
	if (l?.phase !== u?.phase || l?.step !== u?.step || c.g.stack.length !== i.g.stack.length || u === void 0) return !1;
	let d = r.phases[u.phase]?.steps[u.step];
	if (s.some(({ choice: e }) => !Object.hasOwn(d?.actions ?? {}, e.type))) return !1;
	let f = (e) => JSON.stringify([_t(r, e.g, t), Ye(r, e, t)]);
	return f(c) === f(i);
}
function gn(e, t, n, r, i, a) {
	let o = $t(e.link, r, n);
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
		line: _n(e, r),
		events: i
	};
}
function _n({ game: e, position: t }, n) {
	if (!("do" in n)) return n;
	let { seat: r, ...i } = vn(e, t.g, {
		seat: n.seat,
		...n.do
	});
	return {
		...n,
		do: i
	};
}
function vn(e, t, n) {
	let { seat: r, type: i, ...a } = n, o = e.conceals, s = o !== void 0 && Object.hasOwn(o, i) ? o[i] : void 0;
	return s === void 0 ? n : {
		seat: r,
		type: i,
		...s(t, r, a)
	};
}
function yn(e) {
	let { events: t, ...n } = e;
	return JSON.stringify(n);
}
var bn = ({ chance: e }) => typeof e == "number" ? 0 : e.drawn, xn = (e) => ({
	ok: !1,
	refusal: e
});
// kernel/open.ts
function Sn(e) {
	let t = n(e);
	return Cn(t), t;
}
function Cn(e) {
	if (C(e)) {
		Ee(e) ? e.seen = e.seen.map(() => 511) : De(e) && (e.seen = 511);
		for (let t of Object.values(e)) Cn(t);
	}
}
// kernel/redeal.ts
function wn(e, t, r) {
	let i = { chance: re(r) }, a = (e) => ae(i, e), { viewer: o, unseen: s, ...c } = t, l = n(c);
	l.chance = re(r ^ 1540483477), l.events = null;
	let u = {};
	for (let e in s) u[e] = v(i, [...s[e] ?? []]);
	let d = x(l);
	for (let { pool: e, secret: t } of Ce(l, d)) for (let n = 0; n < t.length; n++) t[n] === null && (t[n] = u[e]?.pop());
	return e.arrange?.(l, y(o), a), Tn(e, l, d, ({ secret: e }) => e === null, a), l;
}
function Tn(e, t, n, r, i) {
	for (let { kind: a, indexes: o, secret: s } of we(t, n)) {
		if (!r(s)) continue;
		let n = Object.hasOwn(e.secrets, a) ? e.secrets[a] : void 0;
		if (n === void 0) throw Error(`${e.id} does not say what a hidden ${a} might be`);
		s.secret = n(t, o, i);
	}
}
function En(e, t, r) {
	let i = t.viewer;
	if (i === null) return null;
	let a = wn(e, t, 1), o = a.chance, s = JSON.stringify(Re(a, i)), c = n(a);
	return bt(e, c, {
		seat: i,
		...r
	}), c.chance !== o || JSON.stringify(Re(c, i)) !== s ? null : {
		view: Me(c, i),
		facts: Je(e, c, i)
	};
}
// kernel/verify.ts
function Dn(e, t) {
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
		let r = Yt(n, t.seeds[e] ?? "");
		if (r !== null) return i("dice", null, r);
	}
	r("dice");
	let o;
	try {
		o = nn(e, {
			...t,
			seed: t.seeds[0] ?? ""
		});
	} catch (e) {
		return i("actions", null, `the table could not be set up: ${e.message}`);
	}
	if (L(o.head) !== L(Zt(t))) return i("chain", null, "the head says something that these rules do not know, or leaves something out");
	for (let [e, n] of t.names.entries()) if (n !== null && Xt(n) !== t.seats[e]?.name) return i("chain", null, `seat ${e + 1} was not played under the name ${n.name}`);
	for (let [e, n] of t.entries.entries()) {
		let r = o, a = dn(o, n, t.seeds);
		if (!a.ok) return i("actions", e, `line ${e + 1} was not possible: ${a.refusal.refused}`, a.refusal);
		if (o = a.match, !On(r, n)) return i("actions", e, `line ${e + 1} is not what the rules do for a time-out`);
		if (L(a.entry) !== L(n)) return i("chain", e, `line ${e + 1} does not follow from the lines before it: something here or earlier was changed`);
	}
	r("actions"), r("chain");
	let { outcome: s } = o.position.g, [c, l] = [JSON.stringify(s), JSON.stringify(t.outcome)];
	return s === null ? i("ending", t.entries.length, `the game is not over after its last line (${t.entries.length})`) : c === l ? (r("ending"), {
		ok: !0,
		findings: n
	}) : i("ending", t.entries.length, `the result is ${c}, the record claims ${l}`);
}
function On({ game: e, position: t }, n) {
	if (!("do" in n) || n.by !== "clock") return !0;
	let { seat: r, ...i } = yt(e, t.g, n.seat);
	return L(i) === L(n.do);
}
// kernel/bundle.ts
function kn(e) {
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
		checks: An(e),
		optionsFor: (t) => ft(e, t),
		digestWith: ee,
		begin: (t, n) => nn(e, t, n),
		snapshot: rn,
		resume: (t, n, r) => an(e, t, n, r),
		verify: (t) => Dn(e, t),
		act: on,
		actForClock: sn,
		undo: cn,
		redice: un,
		repeat: dn,
		about: ({ version: t, head: n, seeds: r, link: i, position: a, tail: o, free: s, barrier: c, opening: l }) => ({
			version: t,
			head: n,
			seeds: r,
			link: i,
			waiting: ht(e, a.g),
			outcome: a.g.outcome,
			free: s > 0 ? o.at(-1)?.seat ?? null : null,
			barrier: c,
			opening: l
		}),
		view: ({ position: e }, t) => Ne(e, t),
		facts: ({ position: t }, n) => Ye(e, t, n),
		menu: ({ position: t }, n) => _t(e, t.g, n),
		why: ({ position: t }, n, r) => Ft(e, t.g, n, r),
		preview: ({ position: t }, n, r) => Ft(e, t.g, n, r) === null ? En(e, Ne(t, n), r) : null,
		show: Pe,
		laidOpen: (e) => ({
			...e,
			position: w(Sn(e.position.g))
		}),
		newsLaidOpen: Sn,
		search: {
			start: (t) => dt(e, t),
			clone: n,
			redeal: (t, n) => wn(e, t, n),
			view: (e, t) => Ne(w(e), t),
			waiting: (t) => mt(e, t),
			offers: (t, n) => gt(e, t, n),
			sample: (t, n, r, i) => vt(e, t, n, r, i),
			perform: (t, n) => bt(e, t, n),
			idle: (t, n) => yt(e, t, n)
		}
	};
}
function An(e) {
	let t = /* @__PURE__ */ new Set(), n = (e) => {
		for (let [n, r] of Object.entries(e)) "check" in r && t.add(n);
	};
	n(e.anytime);
	for (let { steps: t } of Object.values(e.phases)) for (let e of Object.values(t)) typeof e == "object" && "actions" in e && n(e.actions);
	return [...t];
}
// games/boom/content/table.ts
var jn = [
	0,
	15,
	10,
	7,
	5,
	2,
	0
], Mn = [
	0,
	0,
	0,
	5,
	20,
	40,
	60,
	80,
	100,
	150,
	200,
	300,
	400,
	500,
	600,
	800,
	1e3
], Nn = [
	"EKP",
	"FLA",
	"NOI",
	"ARS",
	"GOS"
], Pn = (e, t) => e.map(t), Fn = (e, t) => [...e.slice(t), ...e.slice(0, t)], In = (e, t) => Fn(e, t).slice(1), Ln = {
	E1: {
		hot: "software",
		lowersLimit: !1
	},
	E2: {
		hot: "ecommerce",
		lowersLimit: !0
	},
	E3: {
		hot: "media",
		lowersLimit: !1
	},
	E4: {
		hot: "telecom",
		lowersLimit: !0
	},
	E5: {
		hot: "b2b",
		lowersLimit: !0
	},
	E6: {
		hot: null,
		lowersLimit: !1
	}
}, Rn = [
	"E1",
	"E2",
	"E3",
	"E4",
	"E5"
], zn = {
	C01: {
		kind: "entrepreneur",
		domain: "software",
		burn: 1
	},
	C02: {
		kind: "entrepreneur",
		domain: "software",
		burn: 0
	},
	C03: {
		kind: "entrepreneur",
		domain: "software",
		burn: 2
	},
	C04: {
		kind: "entrepreneur",
		domain: "ecommerce",
		burn: 0
	},
	C05: {
		kind: "entrepreneur",
		domain: "ecommerce",
		burn: 1
	},
	C06: {
		kind: "entrepreneur",
		domain: "ecommerce",
		burn: 2
	},
	C07: {
		kind: "entrepreneur",
		domain: "media",
		burn: 1
	},
	C08: {
		kind: "entrepreneur",
		domain: "media",
		burn: 2
	},
	C09: {
		kind: "entrepreneur",
		domain: "media",
		burn: 0
	},
	C10: {
		kind: "entrepreneur",
		domain: "telecom",
		burn: 1
	},
	C11: {
		kind: "entrepreneur",
		domain: "telecom",
		burn: 0
	},
	C12: {
		kind: "entrepreneur",
		domain: "b2b",
		burn: 1
	},
	C13: {
		kind: "entrepreneur",
		domain: "b2b",
		burn: 0
	},
	C14: {
		kind: "buzzword",
		burn: 0
	},
	C15: {
		kind: "buzzword",
		burn: 0
	},
	C16: {
		kind: "buzzword",
		burn: 0
	},
	C17: {
		kind: "buzzword",
		burn: 0
	},
	C18: {
		kind: "buzzword",
		burn: 0
	},
	C19: {
		kind: "buzzword",
		burn: 1
	},
	C20: {
		kind: "buzzword",
		burn: 2
	},
	C21: {
		kind: "news",
		burn: 0
	},
	C22: {
		kind: "news",
		burn: 0
	},
	C23: {
		kind: "news",
		burn: 0
	},
	C24: {
		kind: "news",
		burn: 0
	},
	C25: {
		kind: "news",
		burn: 1
	},
	C26: {
		kind: "news",
		burn: 2
	},
	C27: {
		kind: "news",
		burn: 3
	},
	C28: {
		kind: "revenue",
		burn: -1
	},
	C29: {
		kind: "revenue",
		burn: -2
	},
	C30: {
		kind: "revenue",
		burn: -2
	},
	C31: {
		kind: "revenue",
		burn: -3
	},
	C32: {
		kind: "revenue",
		burn: -4
	},
	C33: {
		kind: "overhead",
		burn: 2
	},
	C34: {
		kind: "overhead",
		burn: 3
	},
	C35: {
		kind: "overhead",
		burn: 3
	},
	C36: {
		kind: "overhead",
		burn: 4
	},
	C37: {
		kind: "overhead",
		burn: 5
	},
	C38: {
		kind: "overhead",
		burn: 6
	},
	C39: {
		kind: "overhead",
		burn: -2
	}
}, Bn = Object.keys(zn), Vn = Object.fromEntries(Bn.map((e) => {
	let t = zn[e];
	return [e, t.kind === "entrepreneur" ? t.domain : null];
})), R = {
	P01: {
		industry: "software",
		burn: 3
	},
	P02: {
		industry: "software",
		burn: 2
	},
	P03: {
		industry: "software",
		burn: 4
	},
	P04: {
		industry: "ecommerce",
		burn: 5
	},
	P05: {
		industry: "ecommerce",
		burn: 6
	},
	P06: {
		industry: "ecommerce",
		burn: 3
	},
	P07: {
		industry: "media",
		burn: 3
	},
	P08: {
		industry: "media",
		burn: 4
	},
	P09: {
		industry: "media",
		burn: 2
	},
	P10: {
		industry: "telecom",
		burn: 5
	},
	P11: {
		industry: "telecom",
		burn: 3
	},
	P12: {
		industry: "b2b",
		burn: 2
	},
	P13: {
		industry: "b2b",
		burn: 4
	}
}, Hn = Object.keys(R);
// games/boom/rules/company.ts
function z(e, t) {
	let n = e.companies.find((e) => e.plan === t);
	if (n === void 0) throw Error(`${t} is not in play`);
	return n;
}
var B = (e) => e.lead !== null, V = (e, t) => e.shares[t] > 0, Un = (e, t) => e.seats.filter((e) => V(t, e)), H = (e) => 1 + e.attached.length;
function U(e) {
	let t = 0;
	for (let n of e.shares) t += n;
	return t;
}
function Wn(e) {
	let t = R[e.plan].burn;
	for (let n of e.attached) t += zn[n].burn;
	return t;
}
var Gn = (e, t) => Math.max(0, Wn(t) + jn[e.limit]);
function Kn(e) {
	let t = R[e.plan].industry, n = 0;
	for (let r of e.attached) Vn[r] === t && (n += 1);
	return n;
}
var qn = (e, t) => e.activeEvent !== null && Ln[e.activeEvent].hot === R[t.plan].industry;
function W(e, t) {
	if (e.options.stockSet === "unlimited") return Infinity;
	let n = 0;
	for (let r of e.companies) n += r.shares[t];
	return 9 - n;
}
function Jn(e, t) {
	e.discardPile.push(...t.attached), e.companies.splice(e.companies.indexOf(t), 1);
}
// games/boom/rules/vocabulary.ts
var { phase: G, call: Yn, become: Xn, done: K, goTo: q, next: J, stay: Zn, no: Y, emit: X, game: Qn } = ut();
// games/boom/rules/prices.ts
function $n(e, t, n, r) {
	if (W(e, t) < n) return 0;
	let i = Math.floor(r / n);
	return e.options.treasuries === "hidden" ? i : Math.min(i, tr(e, t, er[n]));
}
var er = [
	3,
	2,
	1
];
function tr(e, t, n) {
	let r = [];
	for (let n of e.seats) n !== t && W(e, n) > 0 && r.push(e.players[n].treasury.secret);
	return r.sort((e, t) => t - e), r[n - 1] ?? 0;
}
var nr = (e, t, n = e.players[t].treasury.secret) => $n(e, t, 1, n) >= 5 || $n(e, t, 2, n) >= 5;
function rr(e, t) {
	let n = [];
	for (let r = 2; r >= 1; r--) {
		let i = $n(e, t, r, e.players[t].treasury.secret);
		n.push({
			shares: { one: [r] },
			price: A(5, i, {
				below: Y("BO-6.3", "priceTooLow", { floor: 5 }),
				above: ir(e, t, r, i)
			})
		});
	}
	return n;
}
function ir(e, t, n, r) {
	let i = W(e, t);
	return i < n ? Y("BO-R3", "noFreeCounter", {
		free: i,
		shares: n
	}) : r === Math.floor(e.players[t].treasury.secret / n) ? Y("BO-R15", "leadCannotPay", {
		shares: n,
		highest: r
	}) : Y("BO-R15", "nobodyCanFollow", { highest: r });
}
function ar(e, t) {
	let { secret: n } = e.players[t].treasury;
	for (let r = n; r >= 0; r--) if (nr(e, t, n - r)) return r;
	return -1;
}
var or = (e, t, n) => e.players[t].treasury.secret >= n && W(e, t) >= 1, sr = (e, t, n) => Math.max(5, Math.ceil((n * Gn(e, t) - t.cash) / 3)), cr = (e, t) => B(e) && !V(e, t);
function lr(e, t) {
	return e.companies.length === 0 ? Y("BO-4.4", "noCompany", {}) : nr(e, t) ? null : Y("BO-R15", "noPrice", { treasury: e.players[t].treasury.secret });
}
var ur = (e, t) => k(Z(e), (n) => {
	let r = z(e, n);
	return fr(e, t, r) ?? (cr(r, t) ? Y("BO-7.2", "notAnInvestor", { company: n }) : null);
}), dr = (e, t) => k(Z(e), (n) => {
	let r = z(e, n);
	return fr(e, t, r) ?? (cr(r, t) ? null : Y("BO-7.2", "needsNoConsent", { company: n }));
});
function fr(e, t, n) {
	return e.options.coolingOff === "on" && B(n) && n.fundedIn === e.round ? Y("BO-R49", "coolingOff", { company: n.plan }) : e.options.quietPeriod === "on" && B(n) && n.lead !== t && H(n) >= e.limit ? Y("BO-R49", "quietPeriod", {
		company: n.plan,
		size: H(n),
		limit: e.limit
	}) : null;
}
var Z = (e) => e.companies.map((e) => e.plan), pr = (e, t) => k(Z(e), (n) => mr(e, t, z(e, n)));
function mr(e, t, n) {
	let { plan: r, lead: i } = n;
	if (i === null) return Y("BO-8.2", "notFunded", { company: r });
	if (i !== t) return Y("BO-8.2", "notTheLead", {
		company: r,
		lead: i
	});
	let a = H(n);
	return a >= e.limit ? null : Y("BO-8.2", "tooFewCards", {
		company: r,
		size: a,
		limit: e.limit
	});
}
function hr(e, t, n) {
	let r = z(e, n), i = gr(e, r, oe(e));
	for (let t of e.seats) e.players[t].treasury.secret += i.payouts[t];
	X(e, "wentPublic", {
		seat: t,
		...i
	});
	let { total: a, raised: o } = i;
	e.gone.push({
		plan: n,
		how: "public",
		round: e.round,
		total: a,
		raised: o,
		shares: U(r)
	}), Jn(e, r);
}
function gr(e, t, n) {
	let r = H(t), i = qn(e, t) ? 2 : 0, a = Kn(t), o = n + r + i + a, s = _r(o), c = vr(e, s, U(t)), l = Pn(e.seats, (e) => t.shares[e] * c);
	return {
		company: t.plan,
		die: n,
		size: r,
		hot: i,
		matches: a,
		total: o,
		raised: s,
		shareValue: c,
		payouts: l
	};
}
var _r = (e) => Mn[Math.min(Math.max(e, 2), 16)], vr = (e, t, n) => e.options.ipoRounding === "down" ? Math.floor(t / n) : Math.round(t / n);
// games/boom/rules/facts.ts
function yr(e) {
	return {
		companies: Object.fromEntries(e.companies.map((t) => [t.plan, br(e, t)])),
		trackBurn: jn[e.limit],
		nextTrackBurn: e.limit === 1 ? null : jn[e.limit - 1],
		crashOneIn: xr(e)
	};
}
function br(e, t) {
	let n = Gn(e, t), r = B(t);
	return {
		size: H(t),
		matches: Kn(t),
		isHot: qn(e, t),
		shares: U(t),
		cardBurn: Wn(t),
		burn: n,
		runway: n === 0 ? null : Math.floor(t.cash / n),
		isDying: r && t.cash < n,
		isReady: r && H(t) >= e.limit,
		raises: [
			1,
			2,
			3,
			4,
			5,
			6
		].map((n) => gr(e, t, n).raised),
		prices: [
			1,
			2,
			3,
			4
		].map((n) => sr(e, t, n))
	};
}
function xr(e) {
	let t = qe(e, "events");
	return t.length === 0 ? 6 : t.includes("E6") ? t.length : null;
}
// games/boom/content/discards.ts
var Sr = [
	"D01",
	"D02",
	"D03",
	"D04",
	"D05",
	"D06",
	"D07",
	"D08",
	"D09",
	"D10",
	"D11",
	"D12"
], Cr = [
	...Hn,
	...Bn,
	...Sr
], wr = (e) => e in R, Tr = (e) => e in zn, Er = (e) => !wr(e) && !Tr(e), Dr = {
	"every Play card is in one place": (e) => {
		let t = [
			...e.playDeck.secret,
			...e.discardPile,
			...e.seats.flatMap((t) => e.players[t].hand.secret),
			...e.companies.flatMap((e) => [e.plan, ...e.attached]),
			...e.gone.map((e) => e.plan)
		];
		return t.length === Cr.length && new Set(t).size === t.length || `${t.length} cards, ${new Set(t).size} different`;
	},
	"six Events are in the game": (e) => {
		let t = [
			...e.eventDeck.secret,
			...e.usedEvents,
			...e.activeEvent === null ? [] : [e.activeEvent]
		], n = t.includes("E6") ? 6 : 5;
		return t.length === n && new Set(t).size === n || `found ${t.join(" ")}`;
	},
	"no money is negative or broken": (e) => {
		let t = [...e.seats.map((t) => e.players[t].treasury.secret), ...e.companies.map((e) => e.cash)];
		return t.every((e) => Number.isInteger(e) && e >= 0) || `purses ${t.join(" ")}`;
	},
	"a funded company has three shares, two investors and a lead who holds one": (e) => {
		let t = Or(e).find((e) => e.lead !== null && (U(e) < 3 || e.shares.filter((e) => e > 0).length < 2 || e.shares[e.lead] < 1));
		return t === void 0 || JSON.stringify(t);
	},
	"an unfunded company has no shares and no cash": (e) => {
		let t = Or(e).find((e) => e.lead === null && (U(e) > 0 || e.cash > 0));
		return t === void 0 || JSON.stringify(t);
	},
	"the Limit is on the track": (e) => e.limit >= 1 && e.limit <= 6 || `Limit ${e.limit}`,
	"the game is bounded": (e) => e.round >= 1 && e.round <= 11 || `game round ${e.round}`
};
function Or(e) {
	let t = e.stack.find((e) => e.phase === "funding");
	return e.companies.filter((e) => e.plan !== t?.company);
}
// games/boom/rules/money.ts
function kr(e, t, n, r) {
	r !== 0 && (e.players[t].treasury.secret -= r, e.players[n].treasury.secret += r, X(e, "sweetened", {
		from: t,
		to: n,
		amount: r
	}));
}
var Ar = (e, t) => e.stack.reduce((e, n) => n.phase === "consent" && n.asker === t || n.phase === "offer" && n.lead === t ? e + n.sweetener : e, 0);
// games/boom/rules/phases/funding.ts
function jr(e, t, n, r, i) {
	let a = z(e, n), o = In(e.seats, t);
	return {
		company: n,
		lead: t,
		price: i,
		front: a.front,
		investors: o.filter((e) => V(a, e)),
		others: o.filter((e) => !V(a, e)),
		bought: Pn(e.seats, (e) => e === t ? r : 0),
		invited: null,
		sweetener: 0
	};
}
var Mr = G("funding", {
	buyIn(e, t) {
		let n = z(e, t.company);
		n.front = t.lead;
		let r = t.bought[t.lead];
		X(e, "roundOpened", {
			seat: t.lead,
			company: t.company,
			price: t.price,
			shares: r,
			isFirst: !B(n)
		});
		for (let n = 0; n < r; n++) Nr(e, t, t.lead);
	},
	goOn(e, t) {
		t.invited = null, t.sweetener = 0;
		let [n, r] = Ir(t);
		return n === void 0 ? q(Fr(t) >= 3 ? "closing" : "failing") : r !== void 0 || Rr(t) === null || e.options.sideDeals === "cash" ? J : (Pr(e, t, n, 0), q("answer"));
	},
	invitations: {
		rule: "BO-6.5",
		ask: (e, t) => t.lead,
		idle: (e, t) => Rr(t) === null ? { type: "close" } : {
			type: "invite",
			guest: Ir(t)[0] ?? t.lead,
			sweetener: 0
		},
		actions: {
			invite: {
				offer(e, t, n) {
					let r = e.options.sideDeals === "cash" ? e.players[n].treasury.secret : 0, i = r > 0 ? Y("BO-R41", "sweetenerTooHigh", { most: r }) : Y("BO-R41", "talkOnly", {});
					return {
						guest: k(e.seats, (e) => Lr(t, e)),
						sweetener: A(0, r, { above: i })
					};
				},
				take(e, t, n, { guest: r, sweetener: i }) {
					return Pr(e, t, r, i), J;
				}
			},
			close: {
				offer: (e, t) => Rr(t) ?? {},
				take: () => q("closing")
			}
		}
	},
	answer: {
		call: "offer",
		with(e, t) {
			let { invited: n, company: r, price: i, lead: a, sweetener: o } = t;
			return n !== null && ((t) => e.options.treasuries === "hidden" ? W(e, t) > 0 : or(e, t, i))(n) ? {
				asked: n,
				lead: a,
				company: r,
				price: i,
				sweetener: o
			} : null;
		},
		then(e, t, { bought: n }) {
			if (t.invited === null) throw Error("nobody was invited");
			return n ? (t.bought[t.invited] = 1, Nr(e, t, t.invited), X(e, "bought", {
				seat: t.invited,
				company: t.company,
				price: t.price
			}), kr(e, t.lead, t.invited, t.sweetener)) : X(e, "declined", {
				seat: t.invited,
				company: t.company,
				cannotPay: !1
			}), q("goOn");
		}
	},
	unableToPay(e, t) {
		return t.invited !== null && X(e, "declined", {
			seat: t.invited,
			company: t.company,
			cannotPay: !0
		}), q("goOn");
	},
	closing(e, t) {
		let n = z(e, t.company), r = n.lead;
		n.lead = t.lead, n.rounds += 1, n.fundedIn = e.round;
		let i = Fr(t);
		return X(e, "roundClosed", {
			seat: t.lead,
			company: t.company,
			shares: i,
			raised: i * t.price,
			oldLead: r
		}), K();
	},
	failing(e, t) {
		let n = z(e, t.company);
		n.front = t.front;
		for (let r of e.seats) n.shares[r] -= t.bought[r], n.cash -= t.bought[r] * t.price, e.players[r].treasury.secret += t.bought[r] * t.price;
		return X(e, "roundFailed", {
			seat: t.lead,
			company: t.company,
			sold: Fr(t)
		}), K();
	}
});
function Nr(e, { company: t, price: n }, r) {
	let i = z(e, t);
	i.shares[r] += 1, i.cash += n, e.players[r].treasury.secret -= n;
}
function Pr(e, t, n, r) {
	t.investors = t.investors.filter((e) => e !== n), t.others = t.others.filter((e) => e !== n), t.invited = n, t.sweetener = r, X(e, "invited", {
		seat: n,
		company: t.company,
		price: t.price,
		sweetener: r
	});
}
function Fr(e) {
	let t = 0;
	for (let n of e.bought) t += n;
	return t;
}
var Ir = (e) => e.investors.length > 0 ? e.investors : e.others;
function Lr(e, t) {
	return Ir(e).includes(t) ? null : t === e.lead ? Y("BO-6.5", "asksItself", {}) : e.others.includes(t) ? Y("BO-R24", "investorsFirst", { unasked: e.investors }) : Y("BO-R17", "alreadyAsked", { seat: t });
}
function Rr(e) {
	let t = Fr(e);
	return t < 3 ? Y("BO-6.9", "tooFewSold", {
		sold: t,
		needed: 3
	}) : e.investors.length > 0 ? Y("BO-7.5", "investorsFirst", { unasked: e.investors }) : null;
}
// games/boom/rules/phases/another-round.ts
var zr = G("anotherRound", {
	consent: {
		call: "consent",
		with(e, t) {
			if (e.options.sideDeals === "cash") return null;
			let n = Un(e, z(e, t.company));
			return {
				asker: t.seat,
				company: t.company,
				asked: n,
				sweetener: 0
			};
		},
		then(e, t, { granted: n }) {
			return n ? J : (X(e, "consentRefused", {
				seat: t.seat,
				company: t.company
			}), K());
		}
	},
	persuasion: {
		call: "persuasion",
		with(e, t) {
			return e.options.sideDeals === "cash" ? {
				asker: t.seat,
				company: t.company,
				unasked: Un(e, z(e, t.company))
			} : null;
		},
		then: (e, t, { granted: n }) => n ? J : K()
	},
	terms: {
		rule: "BO-7.4",
		ask: (e, t) => t.seat,
		idle: () => ({ type: "withdraw" }),
		actions: {
			setTerms: {
				offer: (e, t, n) => rr(e, n),
				take: (e, t, n, { shares: r, price: i }) => Xn("funding", jr(e, n, t.company, r, i))
			},
			withdraw: {
				offer: () => ({}),
				take(e, t, n) {
					return X(e, "withdrew", {
						seat: n,
						company: t.company
					}), K();
				}
			}
		}
	}
}), Br = G("consent", { answers: {
	rule: "BO-7.2",
	ask: (e, t) => t.asked,
	idle: () => ({ type: "refuse" }),
	actions: {
		agree: {
			offer: () => ({}),
			take(e, t, n) {
				return X(e, "consentAnswered", {
					seat: n,
					company: t.company,
					agrees: !0
				}), kr(e, t.asker, n, t.sweetener), K({ granted: !0 });
			}
		},
		refuse: {
			offer: () => ({}),
			take(e, t, n) {
				return t.asked.splice(t.asked.indexOf(n), 1), X(e, "consentAnswered", {
					seat: n,
					company: t.company,
					agrees: !1
				}), t.asked.length > 0 ? Zn : K({ granted: !1 });
			}
		}
	}
} }), Vr = G("offer", { answer: {
	rule: "BO-6.6",
	ask: (e, t) => t.asked,
	idle: () => ({ type: "decline" }),
	actions: {
		buy: {
			offer: (e, t, n) => or(e, n, t.price) ? {} : Y("BO-R21", "cannotPay", {
				price: t.price,
				has: e.players[n].treasury.secret
			}),
			take: () => K({ bought: !0 })
		},
		decline: {
			offer: () => ({}),
			take: () => K({ bought: !1 })
		}
	}
} }), Hr = G("persuasion", {
	requests: {
		rule: "BO-R41",
		ask: (e, t) => t.unasked.length > 0 ? t.asker : null,
		idle: () => ({ type: "withdraw" }),
		actions: {
			request: {
				offer(e, t, n) {
					let r = ar(e, n);
					return {
						investor: k(t.unasked),
						sweetener: A(0, r, { above: Y("BO-R41", "sweetenerTooHigh", { most: r }) })
					};
				},
				take(e, t, n, { investor: r, sweetener: i }) {
					return t.unasked.splice(t.unasked.indexOf(r), 1), X(e, "consentRequested", {
						seat: n,
						company: t.company,
						investor: r,
						sweetener: i
					}), Yn("consent", {
						asker: n,
						company: t.company,
						asked: [r],
						sweetener: i
					});
				}
			},
			withdraw: {
				offer: () => ({}),
				take(e, t, n) {
					return X(e, "withdrew", {
						seat: n,
						company: t.company
					}), K({ granted: !1 });
				}
			}
		},
		after: { consent: (e, t, { granted: n }) => n ? K({ granted: !0 }) : Zn }
	},
	refusedByAll(e, t) {
		return X(e, "consentRefused", {
			seat: t.asker,
			company: t.company
		}), K({ granted: !1 });
	}
});
// games/boom/rules/burn.ts
function Ur(e) {
	for (let t of e.companies.filter(B)) {
		let n = Gn(e, t);
		t.cash >= n ? (t.cash -= n, X(e, "burned", {
			company: t.plan,
			burn: n,
			left: t.cash
		})) : (X(e, "wentBust", {
			company: t.plan,
			burn: n,
			cash: t.cash
		}), e.gone.push({
			plan: t.plan,
			how: "bust",
			round: e.round
		}), Jn(e, t));
	}
}
// games/boom/rules/decks.ts
var Wr = (e) => e.playDeck.secret.length + e.discardPile.length > 0;
function Gr(e, t) {
	e.playDeck.secret.length === 0 && e.discardPile.length > 0 && (X(e, "cardsReshuffled", { cards: e.discardPile.length }), be(e, e.playDeck, e.discardPile), e.discardPile = []);
	let n = he(e.playDeck, e.players[t].hand, t);
	n !== null && X(e, "drew", {
		seat: t,
		card: de(t, n)
	});
}
function Kr(e) {
	e.limit !== 1 && (--e.limit, X(e, "limitFell", {
		to: e.limit,
		trackBurn: jn[e.limit]
	}));
}
// games/boom/rules/ending.ts
function qr(e) {
	X(e, "crashed", { companies: e.companies.map((e) => e.plan) });
	for (let t of e.companies) t.cash = 0;
	Yr(e);
}
function Jr(e) {
	e.gone.length < Hn.length || (X(e, "noPlansLeft", {}), Yr(e));
}
function Yr(e) {
	let t = e.seats.map((t) => e.players[t].treasury.secret), n = Math.max(...t);
	e.outcome = {
		winners: e.seats.filter((e) => t[e] === n),
		scores: t
	};
	for (let t of e.seats) e.players[t].treasury.seen = 511;
}
// games/boom/rules/phases/round.ts
var Xr = G("round", {
	drawOrder(e) {
		e.round += 1, e.order = v(e, [...e.seats]), e.spent = [], X(e, "orderDrawn", {
			round: e.round,
			order: [...e.order]
		});
	},
	reshuffleEvents(e) {
		e.activeEvent !== null && e.usedEvents.push(e.activeEvent), e.activeEvent = null, !(e.eventDeck.secret.length > 0) && (be(e, e.eventDeck, [...e.usedEvents, "E6"]), e.usedEvents = [], X(e, "eventsReshuffled", {}));
	},
	flipEvent(e) {
		let t = me(e.eventDeck);
		if (t === null) throw Error("there is always an Event to flip");
		e.activeEvent = t, X(e, "eventFlipped", { event: t }), t === "E6" ? qr(e) : Ln[t].lowersLimit && Kr(e);
	},
	takeTurns: {
		call: "turn",
		with(e) {
			let t = e.order[e.spent.length];
			return t === void 0 ? null : { seat: t };
		},
		then: () => q("takeTurns")
	},
	burn(e) {
		return Ur(e), Jr(e), q("drawOrder");
	}
});
// games/boom/rules/cards.ts
function Zr(e, t, n) {
	e.companies.push({
		plan: n,
		attached: [],
		front: t,
		lead: null,
		shares: Pn(e.seats, () => 0),
		cash: 0,
		rounds: 0,
		fundedIn: 0
	}), X(e, "launched", {
		seat: t,
		company: n
	});
}
function Qr(e, t, n, r) {
	r.attached.push(n), X(e, "attached", {
		seat: t,
		card: n,
		company: r.plan
	});
}
// games/boom/rules/discards.ts
var Q = [{
	target: [null],
	company: [null]
}], $r = {
	targets: () => Q,
	carryOut(e, t) {
		e.limit > 1 ? Kr(e) : oi(e, t, 5);
	}
}, ei = {
	D01: $r,
	D02: $r,
	D03: $r,
	D04: {
		targets(e) {
			return e.companies.length < 2 ? Y("BO-R42", "noTarget", { card: "D04" }) : ti("D04", ii(e, ri), (t) => Z(e).filter((n) => !z(e, n).attached.includes(t)));
		},
		carryOut(e, t, n) {
			let r = $(n.target), i = z(e, $(n.company)), a = ai(e, r);
			i.attached.push(r), X(e, "poached", {
				card: r,
				from: a,
				to: i.plan
			});
		}
	},
	D05: {
		targets: (e) => ti("D05", ii(e, (e) => !ri(e)), () => [null]),
		carryOut(e, t, n) {
			let r = $(n.target), i = ai(e, r);
			e.discardPile.push(r), X(e, "removed", {
				card: r,
				company: i
			});
		}
	},
	D06: {
		targets: (e) => ni("D06", e.companies.filter((e) => B(e) && e.cash >= 1)),
		carryOut(e, t, n) {
			let r = z(e, $(n.company)), i = Math.min(10, r.cash);
			r.cash -= i, X(e, "partied", {
				company: r.plan,
				amount: i
			});
		}
	},
	D07: {
		targets: (e) => ni("D07", e.companies.filter(B)),
		carryOut(e, t, n) {
			let r = z(e, $(n.company));
			r.cash += 15, X(e, "lent", {
				company: r.plan,
				amount: 15
			});
		}
	},
	D08: {
		targets: () => Q,
		carryOut: (e, t) => oi(e, t, 15)
	},
	D09: {
		targets: (e) => Wr(e) ? Q : Y("BO-R42", "noCardsToDraw", {}),
		carryOut(e, t) {
			for (let n = 0; n < 2; n++) Gr(e, t);
		}
	},
	D10: {
		targets: () => Q,
		carryOut(e, t) {
			let n = ye(e.eventDeck, t);
			n !== null && X(e, "peeked", {
				seat: t,
				event: de(t, n)
			}), Gr(e, t);
		}
	},
	D11: {
		targets: (e) => ti("D11", e.discardPile.filter(Tr), () => Z(e)),
		carryOut(e, t, n) {
			let r = $(n.target), i = z(e, $(n.company));
			e.discardPile.splice(e.discardPile.indexOf(r), 1), i.attached.push(r), X(e, "attached", {
				seat: t,
				card: r,
				company: i.plan
			});
		}
	},
	D12: {
		targets: (e, t) => ni("D12", e.companies.filter((e) => B(e) && e.lead !== t && V(e, t))),
		carryOut(e, t, n) {
			let r = z(e, $(n.company)), i = r.lead;
			r.lead = t, r.front = t, i !== null && X(e, "leadSeized", {
				seat: t,
				company: r.plan,
				from: i
			});
		}
	}
};
function ti(e, t, n) {
	let r = t.map((e) => ({
		target: [e],
		company: n(e)
	})).filter((e) => e.company.length > 0);
	return r.length > 0 ? r : Y("BO-R42", "noTarget", { card: e });
}
var ni = (e, t) => t.length > 0 ? [{
	target: [null],
	company: t.map((e) => e.plan)
}] : Y("BO-R42", "noTarget", { card: e }), ri = (e) => Vn[e] !== null, ii = (e, t) => e.companies.flatMap((e) => e.attached.filter(t));
function ai(e, t) {
	let n = e.companies.find((e) => e.attached.includes(t));
	if (n === void 0) throw Error(`${t} is attached to no company`);
	return n.attached.splice(n.attached.indexOf(t), 1), n.plan;
}
function oi(e, t, n) {
	e.players[t].treasury.secret += n, X(e, "received", {
		seat: t,
		amount: n
	});
}
function $(e) {
	if (e === null) throw Error("a Discard was played without its target");
	return e;
}
// games/boom/rules/phases/turn.ts
var si = G("turn", {
	draw(e, t) {
		X(e, "turnBegan", { seat: t.seat }), Gr(e, t.seat);
	},
	cardStep: {
		rule: "BO-4.3",
		ask: (e, t) => t.seat,
		idle: () => ({ type: "skipCard" }),
		actions: {
			launch: {
				offer(e, t, n) {
					let r = e.players[n].hand.secret.filter(wr);
					return r.length > 0 ? { plan: k(r) } : Y("BO-5.2", "noSuchCard", {});
				},
				take(e, t, n, { plan: r }) {
					return ge(e.players[n].hand, r), Zr(e, n, r), J;
				}
			},
			attach: {
				offer(e, t, n) {
					let r = e.players[n].hand.secret.filter(Tr);
					return r.length === 0 ? Y("BO-5.5", "noSuchCard", {}) : e.companies.length > 0 ? {
						card: k(r),
						company: k(Z(e))
					} : Y("BO-R42", "noCompany", {});
				},
				take(e, t, n, { card: r, company: i }) {
					return ge(e.players[n].hand, r), Qr(e, n, r, z(e, i)), J;
				}
			},
			playDiscard: {
				offer(e, t, n) {
					let r = [];
					for (let t of e.players[n].hand.secret) {
						if (!Er(t)) continue;
						let i = ei[t].targets(e, n);
						if ("refused" in i) {
							let e = k([t], () => i);
							r.push({
								card: e,
								target: k([null]),
								company: k([null])
							});
						} else for (let { target: e, company: n } of i) r.push({
							card: k([t]),
							target: k(e),
							company: k(n)
						});
					}
					return r.length > 0 ? r : Y("BO-5.11", "noSuchCard", {});
				},
				take(e, t, n, { card: r, target: i, company: a }) {
					return ge(e.players[n].hand, r), X(e, "playedDiscard", {
						seat: n,
						card: r
					}), ei[r].carryOut(e, n, {
						target: i,
						company: a
					}), e.discardPile.push(r), J;
				}
			},
			skipCard: {
				offer: () => ({}),
				take(e, t, n) {
					return X(e, "playedNothing", { seat: n }), J;
				}
			}
		}
	},
	financeStep: {
		rule: "BO-4.4",
		ask: (e, t) => t.seat,
		idle: () => ({ type: "pass" }),
		actions: {
			lead: {
				offer(e, t, n) {
					let r = lr(e, n);
					if (r !== null) return r;
					let i = ur(e, n);
					return rr(e, n).map((e) => ({
						company: i,
						...e
					}));
				},
				take: (e, t, n, { company: r, shares: i, price: a }) => Yn("funding", jr(e, n, r, i, a))
			},
			askConsent: {
				offer(e, t, n) {
					let r = lr(e, n);
					if (r !== null) return r;
					let i = dr(e, n), a = Math.max(...rr(e, n).map(({ price: e }) => "max" in e ? e.max : 0));
					return [{
						company: i,
						price: k([null])
					}, {
						company: i,
						price: A(5, a)
					}];
				},
				take(e, t, n, { company: r, price: i }) {
					return X(e, "consentAsked", {
						seat: n,
						company: r,
						price: i
					}), Yn("anotherRound", {
						seat: n,
						company: r
					});
				}
			},
			takePublic: {
				offer: (e, t, n) => e.companies.length > 0 ? { company: pr(e, n) } : Y("BO-4.4", "noCompany", {}),
				take(e, t, n, { company: r }) {
					return hr(e, n, r), Jr(e), J;
				}
			},
			pass: {
				offer: () => ({}),
				take(e, t, n) {
					return X(e, "passed", { seat: n }), J;
				}
			}
		},
		after: {
			funding: () => J,
			anotherRound: () => J
		}
	},
	returnCounter(e, t) {
		e.spent.push(t.seat), X(e, "counterReturned", { seat: t.seat });
	}
});
// games/boom/rules/setup.ts
function ci(e, t) {
	let n = li(e, t), r = v(e, [...Cr]);
	return {
		round: 0,
		limit: 6,
		order: [],
		spent: [],
		players: Pn(e.seats, (t) => ({
			firm: n[t],
			treasury: {
				seen: e.options.treasuries === "open" ? 511 : y(t),
				secret: 100
			},
			hand: pe("play", t, r.splice(0, 3))
		})),
		companies: [],
		playDeck: fe("play", r),
		discardPile: [],
		eventDeck: fe("events", v(e, [...Rn])),
		usedEvents: [],
		activeEvent: null,
		gone: []
	};
}
function li(e, t) {
	let n = v(e, Nn.filter((e) => !t.includes(e)));
	return e.seats.map((e) => Nn.find((n) => n === t[e]) ?? n.pop());
}
// games/boom/index.ts
var ui = /* @__PURE__ */ t({ boom: () => di }), di = Qn({
	id: "boom",
	version: 1,
	speaks: 1,
	seats: {
		min: 3,
		max: 5
	},
	picks: Nn,
	options: {
		ipoRounding: ["nearest", "down"],
		treasuries: ["open", "hidden"],
		stockSet: ["unlimited", "ten"],
		coolingOff: ["off", "on"],
		quietPeriod: ["off", "on"],
		sideDeals: ["talkOnly", "cash"]
	},
	presets: {
		asPrinted: {},
		civilised: {
			coolingOff: "on",
			quietPeriod: "on"
		}
	},
	setup: ci,
	opening: () => Yn("round", {}),
	phases: {
		round: Xr,
		turn: si,
		anotherRound: zr,
		consent: Br,
		persuasion: Hr,
		funding: Mr,
		offer: Vr
	},
	anytime: {},
	governs: {
		launch: "BO-4.3",
		attach: "BO-R53",
		playDiscard: "BO-4.3",
		skipCard: "BO-4.3",
		lead: "BO-4.4",
		askConsent: "BO-7.2",
		takePublic: "BO-8.1",
		pass: "BO-4.4",
		agree: "BO-7.2",
		refuse: "BO-7.2",
		request: "BO-R41",
		setTerms: "BO-7.4",
		withdraw: "BO-R26",
		invite: "BO-6.5",
		close: "BO-6.9",
		buy: "BO-6.6",
		decline: "BO-6.6"
	},
	facts: yr,
	invariants: Dr,
	secrets: { "players.*.treasury": (e, [t], n) => Ar(e, t) + n(200) }
}), fi = kn(Object.values(ui).find((e) => e?.id === "boom"));
export { fi as default };
